import { quirks, together } from '../services/quirks.ts'
import { runJourneys } from './journeyList.ts'

runJourneys('', {})
runJourneys('empty writes', quirks['empty writes']!)
runJourneys(
  'another framework',
  together(
    'names in Pascal case',
    'ids in upper case',
    'booleans as text',
    'moments without zone',
    'words in other capitals',
    'no pageIndex, no pageSize',
    'JSON as text/plain',
  ),
)
