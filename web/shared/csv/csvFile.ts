/** The file as CSV, where the browser could not tell its type. */
export const asCsv = (file: File): File => (file.type === '' ? new File([file], file.name, { type: 'text/csv' }) : file)
