/** How long a client may take to send its request: the headers, and the complete request with its body. */
export const httpTimes = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  /** How often Node looks for connections that have exceeded these times. */
  connectionsCheckingInterval: 5_000,
}

export type HttpTimes = typeof httpTimes
