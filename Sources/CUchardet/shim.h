#ifndef FENPING_CUCHARDET_SHIM_H
#define FENPING_CUCHARDET_SHIM_H

#include <uchardet/uchardet.h>

#endif
