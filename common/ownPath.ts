/** Whether an address is a path of this product. It begins with exactly one slash, so it leads to no other origin. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address)
