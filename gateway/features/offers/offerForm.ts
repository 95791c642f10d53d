import * as contract from '../../../services/features/offers/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { globalId } from '../../core/graph/node.ts'
import { OfferKind } from './offer.ts'

const OfferForm = builder
  .objectRef<contract.OfferForm>('OfferForm')
  .implement({
    description: 'A form for writing offers.',
    fields: (t) => ({
      id: globalId(t, 'OfferForm'),
      name: t.exposeString('name', { description: 'Name of the form.' }),
      kind: t.expose('kind', { type: OfferKind, description: 'The audience of its offers.' }),
      contents: t.exposeString('contents', { description: 'The fields as JSON text, as stored with the form.' }),
      isApprovalRequired: t.exposeBoolean('needsApproval', { description: 'Whether its offers need an approval.' }),
      attachmentName: t.exposeString('attachmentName', {
        nullable: true,
        description: 'Name of the document that is filled in; null if a document is generated from the answers.',
      }),
    }),
  })

builder.queryField('offerForms', (t) =>
  t.field({
    type: [OfferForm],
    operation: contract.offerForms,
    description: 'The active forms for salary offers and offer letters, newest first.',
    resolve: (_root, _args, { rest }) => rest.call(contract.offerForms),
  }),
)
