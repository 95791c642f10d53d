/** How long a client may take to send what it asks: its headers, and the whole request with its body. */
export const httpTimes = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  /** Node looks only so often which connections are over their time. */
  connectionsCheckingInterval: 5_000,
}

export type HttpTimes = typeof httpTimes
