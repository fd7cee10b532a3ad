#ifndef FENPING_CSQLITE_SHIM_H
#define FENPING_CSQLITE_SHIM_H

#include <sqlite3.h>

/* What Swift cannot say of SQLite's interface: variadic functions, function-like macros, pointer types. */

/** Turns a connection's option (`SQLITE_DBCONFIG_…`) on or off; `sqlite3_db_config` is variadic. */
static inline int fenping_set_option(sqlite3 *db, int option, int on) {
  return sqlite3_db_config(db, option, on, (int *)0);
}

/** Has SQLite not keep count of its memory; `sqlite3_config` is variadic. */
static inline int fenping_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/** Binds a copy of the text; the macro `SQLITE_TRANSIENT` casts a number to a function. */
static inline int fenping_bind_text(sqlite3_stmt *statement, int index, const char *text, int size) {
  return sqlite3_bind_text(statement, index, text, size, SQLITE_TRANSIENT);
}

/** Returns a copy of the text from a function called by SQL. */
static inline void fenping_result_text(sqlite3_context *context, const char *text, int size) {
  sqlite3_result_text(context, text, size, SQLITE_TRANSIENT);
}

/* A pointer of this program's own as a value in SQL; nothing but the program can make one. */

static inline int fenping_bind_pointer(sqlite3_stmt *statement, int index, void *pointer) {
  return sqlite3_bind_pointer(statement, index, pointer, "fenping", 0);
}

static inline void *fenping_value_pointer(sqlite3_value *value) {
  return sqlite3_value_pointer(value, "fenping");
}

/** The interface of FTS5, or NULL where SQLite was built without it. https://www.sqlite.org/fts5.html#extending_fts5 */
static inline fts5_api *fenping_fts5_api(sqlite3 *db) {
  fts5_api *api = 0;
  sqlite3_stmt *statement = 0;
  if (sqlite3_prepare_v2(db, "SELECT fts5(?1)", -1, &statement, 0) == SQLITE_OK) {
    sqlite3_bind_pointer(statement, 1, (void *)&api, "fts5_api_ptr", 0);
    sqlite3_step(statement);
  }
  sqlite3_finalize(statement);
  return api;
}

#endif
