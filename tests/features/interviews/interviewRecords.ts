import type { Interview } from '../../../services/features/interviews/contract.ts'
import { interviewRoomList, type InterviewRoom } from '../../../services/features/interviewRooms/contract.ts'
import { interviewKitList, type InterviewKit } from '../../../services/features/interviewKits/contract.ts'
import { uuid } from '../../support/records.ts'
import { services } from '../pipelines/pipelineRecords.ts'

export const room: InterviewRoom = {
  id: uuid(70),
  name: 'Mekong',
  locationId: null,
  directions: 'Floor 3',
  capacity: 6,
  isActive: true,
  version: 1,
}
export const kit: InterviewKit = {
  id: uuid(80),
  statusId: uuid(51),
  title: 'Technical interview',
  minutes: 60,
  formId: null,
  focus: ['Design'],
  preparation: '<p>Read the CV</p>',
  version: 1,
}

/** An interview of a candidate for the job in the pipeline records. */
export const interview = (number: number, given: Partial<Interview> = {}): Interview => ({
  id: uuid(number),
  jobId: uuid(1),
  jobTitle: 'Developer',
  candidateId: uuid(3001),
  candidateName: 'Lan Anh',
  kitId: null,
  formId: null,
  title: 'Technical interview',
  state: 'invited',
  startDate: '2099-01-05T02:00:00.000Z',
  endDate: '2099-01-05T03:00:00.000Z',
  zone: 'Asia/Ho_Chi_Minh',
  roomId: room.id,
  link: null,
  place: null,
  notes: '',
  candidateResponse: 'needsAction',
  candidateRespondedDate: null,
  sequence: 0,
  version: 1,
  createdBy: 'lan',
  createdDate: '2098-12-01T02:00:00.000Z',
  seats: [{ id: uuid(number + 500), userName: 'minh', role: 'lead', response: 'accepted', respondedDate: null }],
  ...given,
})

/** The services of pipelines with rooms and kits. */
export const withInterviews = () =>
  services()
    .on(interviewRoomList, () => [room])
    .on(interviewKitList, () => [kit])
