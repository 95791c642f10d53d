/** Whether an address is a path of this product: it begins with one slash, and so leads to no other origin. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address)
