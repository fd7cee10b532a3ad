#ifndef FENPING_CZLIB_SHIM_H
#define FENPING_CZLIB_SHIM_H

#include <zlib.h>

#endif
