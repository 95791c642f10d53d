import { implement, type Route } from '../../core/http/routes.ts'
import { answerConsent, consentAsked } from './answers.ts'
import * as contract from './contract.ts'

export const routes: Route[] = [
  implement(contract.vendorConsent, ({ params }, context) => consentAsked(context, params.token)),
  implement(contract.vendorConsentSet, ({ params, body }, context) =>
    answerConsent(context, params.token, body.isGiven),
  ),
]
