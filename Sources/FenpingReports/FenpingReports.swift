// FenpingReports
