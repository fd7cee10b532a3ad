#ifndef FENPING_CCOMMONMARK_SHIM_H
#define FENPING_CCOMMONMARK_SHIM_H

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

#endif
