#ifndef FENPING_CLIBXML2_SHIM_H
#define FENPING_CLIBXML2_SHIM_H

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>

#endif
