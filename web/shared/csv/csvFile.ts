/** Returns the file with the type CSV if the browser could not determine its type. */
export const asCsv = (file: File): File => (file.type === '' ? new File([file], file.name, { type: 'text/csv' }) : file)
