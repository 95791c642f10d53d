import * as contract from '../../../services/features/offers/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { globalId } from '../../core/graph/node.ts'
import { OfferKind } from './offer.ts'

const OfferForm = builder
  .objectRef<contract.OfferForm>('OfferForm')
  .implement({
    description: 'A form by which offers are written.',
    fields: (t) => ({
      id: globalId(t, 'OfferForm'),
      name: t.exposeString('name', { description: 'Name of the form.' }),
      kind: t.expose('kind', { type: OfferKind, description: 'Whom offers by it are for.' }),
      contents: t.exposeString('contents', { description: 'The fields as JSON text, as the form stores them.' }),
      isApprovalRequired: t.exposeBoolean('needsApproval', { description: 'An offer by it has to be approved.' }),
      attachmentName: t.exposeString('attachmentName', {
        nullable: true,
        description: 'Name of the document that is filled in; null: one is made of the answers.',
      }),
    }),
  })

builder.queryField('offerForms', (t) =>
  t.field({
    type: [OfferForm],
    operation: contract.offerForms,
    description: 'The active forms of salary offers and offer letters, the newest first.',
    resolve: (_root, _args, { rest }) => rest.call(contract.offerForms),
  }),
)
