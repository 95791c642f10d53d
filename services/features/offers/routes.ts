import { Readable } from 'node:stream'
import { implement, type Route } from '../../core/http/routes.ts'
import { notFound } from '../../core/http/errors.ts'
import type { FileAccess } from '../media/access.ts'
import { offerFiles } from './documents/access.ts'
import { answerOffer } from './letters/answering.ts'
import { linkState, openOffer, sendCode } from './letters/opening.ts'
import * as contract from './contract.ts'
import { decideOffer } from './deciding.ts'
import { makeDocument } from './documents/document.ts'
import { offerById, offerRow, offersByIds, offersOf } from './queries.ts'
import { offerForms } from './forms.ts'
import { sendOffer, withdrawOffer } from './letters/sending.ts'
import { offerUpkeep } from './upkeep.ts'
import { createOffer, submitOffer, updateOffer } from './writing.ts'

export const routes = (accesses: readonly FileAccess[]): Route[] => [
  implement(contract.offersOf, ({ body }, { db, caller }) => offersOf(db, caller, body.candidateIds)),
  implement(contract.offersByIds, ({ body }, { db, caller }) => offersByIds(db, caller, body.ids)),
  implement(contract.offerForms, (_input, { db }) => offerForms(db)),
  implement(contract.offerCreate, ({ body }, context) => createOffer(context, body)),
  implement(contract.offerUpdate, ({ params, body }, context) => updateOffer(context, params.id, body)),
  implement(contract.offerSubmit, ({ params, body }, context) => submitOffer(context, params.id, body)),
  implement(contract.offerDecide, ({ params, body }, context) => decideOffer(context, params.id, body)),
  implement(contract.offerSend, ({ params, body }, context) => sendOffer(context, params.id, body, accesses)),
  implement(contract.offerWithdraw, ({ params, body }, context) => withdrawOffer(context, params.id, body)),
  implement(contract.offerPreview, async ({ params }, context) => {
    const { db, caller, files } = context
    const { document } = await offerById(db, caller, params.id)
    const shown = { isInline: true } as const
    if (document) return { ...document, stream: await files.read(document.path), ...shown }
    const row = await offerRow(db, params.id).executeTakeFirst()
    if (!row) throw notFound()
    const { bytes, ...made } = await makeDocument(context, row)
    return { ...made, stream: Readable.from([bytes]), size: bytes.length, ...shown }
  }),
  implement(contract.offerLink, ({ params }, context) => linkState(context, params.token)),
  implement(contract.offerSendCode, ({ params }, context) => sendCode(context, params.token)),
  implement(contract.offerOpen, ({ params, body }, context) => openOffer(context, params.token, body)),
  implement(contract.offerAnswer, ({ params, body }, context) => answerOffer(context, params.token, body)),
]

export const fileAccesses = [offerFiles]
export const periodic = offerUpkeep()
