import { quirks } from '../services/quirks.ts'
import { runJourneys } from './journeyList.ts'
import { test } from './peerJourney.ts'

test.use({ gatewayEnv: { SERVICES_IDS: 'integer' } })
runJourneys('ids as integers', quirks['ids as integers']!)
