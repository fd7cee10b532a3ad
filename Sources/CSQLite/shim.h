#ifndef FENPING_CSQLITE_SHIM_H
#define FENPING_CSQLITE_SHIM_H

#include <sqlite3.h>

#endif
