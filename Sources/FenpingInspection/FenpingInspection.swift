// FenpingInspection
