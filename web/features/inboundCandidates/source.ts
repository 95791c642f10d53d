import { listSource } from '../../shared/list/listAddress.ts'
import { reviewConditionsOf, reviewParams, type Channel } from '../../shared/review/list/reviewSource.ts'

/** What Greeting asks for, by the channels that its filter offers. */
export const inboundSource = (channels: readonly Channel[] | null) =>
  listSource({
    params: reviewParams,
    variables: ({ page, size, keyword, status, created, channels: chosen }) => ({
      ...reviewConditionsOf({ keyword, status, created, channels: chosen }, channels),
      page,
      size,
    }),
  })
