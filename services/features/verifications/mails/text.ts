/** Text of a mail as one line that the database takes: composed, without control characters, cut to a length. */
export const plain = (text: string, length: number): string =>
  // oxlint-disable-next-line no-control-regex
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed()
