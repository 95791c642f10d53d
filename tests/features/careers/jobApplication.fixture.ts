import { newField } from '../../../common/forms/newField.ts'
import type { JobApplication } from '../../../services/features/careers/contract.ts'
import { uuid } from '../../support/records.ts'

/** An application for a job on the public site. Its inbound candidate is the one of `collected`. */
export const application: JobApplication = {
  ...{ id: uuid(1), inboundId: uuid(100), candidateId: uuid(1), jobId: uuid(5), jobTitle: 'Tester' },
  ...{ message: 'Hello', source: 'facebook', consentText: 'I agree', keepText: 'You may keep it' },
  contents: JSON.stringify([
    {
      ...{ ...newField('Radio', 'notice'), title: 'Notice period', defaultValue: '' },
      values: [{ value: 'later', label: 'Later' }],
    },
    { ...newField('Input', 'why'), title: 'Why', showWhen: { field: 'notice', is: ['later'] } },
    { ...newField('DatePicker', 'start'), title: 'Start' },
  ]),
  answers: { notice: { value: 'later' }, start: { value: '2027-02-01' } },
  ...{ createdDate: '2026-11-20T10:00:00.000Z', withdrawnDate: null, erasureAskedDate: null },
}
