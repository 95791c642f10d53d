/** Returns the nonce without which the page's security policy allows no styles but those of files. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="style-nonce"]')?.nonce
