import { Type, type Static } from 'typebox'
import { Day, Id, Moment, Nullable } from '../../core/contract/shapes.ts'

const CareerSalary = Type.Object({
  from: Nullable(Type.Number()),
  to: Nullable(Type.Number()),
  currency: Nullable(Type.String({ description: 'name of the currency: VND' })),
  type: Nullable(Type.String({ description: 'name of the salary type: Gross' })),
})

const careerJob = {
  id: Id,
  title: Type.String(),
  department: Nullable(Type.String()),
  category: Nullable(Type.String()),
  jobType: Nullable(Type.String({ description: 'name of the kind of employment' })),
  locations: Type.Array(Type.String()),
  openDate: Day,
  dueDate: Nullable({ ...Day, description: 'last day of applications: YYYY-MM-DD' }),
  salary: Nullable({ ...CareerSalary, description: 'null if there is none, or if the company does not show it' }),
}
export const CareerJob = Type.Object(careerJob)
export type CareerJob = Static<typeof CareerJob>

const JobPlace = Type.Object({
  city: Type.String({
    description: 'city of the location, or its name in the job if the company has no such location',
  }),
  address: Nullable(Type.String()),
  country: Nullable(Type.String({ description: 'ISO 3166 code; null if unknown' })),
})
export type JobPlace = Static<typeof JobPlace>

export const CareerJobDetail = Type.Object({
  ...careerJob,
  description: Type.String({ description: 'HTML, like qualification and benefit' }),
  qualification: Type.String(),
  benefit: Type.String(),
  experienceLevel: Nullable(Type.String()),
  industry: Nullable(Type.String()),
  skills: Type.Array(Type.String()),
  places: Type.Array(JobPlace, { description: 'where the work is done, for search engines' }),
  isRemote: Type.Boolean({ description: 'whether the work can be done from anywhere' }),
  updatedDate: Moment,
})
export type CareerJobDetail = Static<typeof CareerJobDetail>
