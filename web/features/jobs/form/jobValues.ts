import { graphql, readInlineData } from 'react-relay/hooks'
import type { PickedDepartment } from '../../../shared/fields/DepartmentPicker.tsx'
import { idOfUser, userOption, type PickedUser } from '../../../shared/fields/UserPicker.tsx'
import type { priorities } from '../statuses.ts'
import type { jobValues_job$key } from './__generated__/jobValues_job.graphql.ts'

/** The values of the form: numbers as typed, list entries as global ids. */
export interface JobValues {
  title: string
  department: PickedDepartment | null
  category: string
  rank: string
  /** OTHER stands for a value that only the services know, which is left unchanged. */
  priority: (typeof priorities)[number] | 'OTHER'
  priorityName: string
  employmentType: string
  experienceLevel: string
  industry: string
  quantity: string
  openDate: string
  dueDate: string
  salaryFrom: string
  salaryTo: string
  salaryCurrency: string
  salaryType: string
  description: string
  qualification: string
  benefit: string
  skills: readonly string[]
  locations: readonly string[]
  hashtags: readonly string[]
  owner: PickedUser | null
  hiringTeam: readonly PickedUser[]
  /** Only for a new job; '' uses the workflow of its department. */
  workflow: string
  isHot: boolean
}

export const emptyJob: JobValues = {
  title: '',
  department: null,
  category: '',
  rank: '',
  priority: 'NORMAL',
  priorityName: '',
  employmentType: '',
  experienceLevel: '',
  industry: '',
  quantity: '1',
  openDate: '',
  dueDate: '',
  salaryFrom: '',
  salaryTo: '',
  salaryCurrency: '',
  salaryType: '',
  description: '',
  qualification: '',
  benefit: '',
  skills: [],
  locations: [],
  hashtags: [],
  owner: null,
  hiringTeam: [],
  workflow: '',
  isHot: false,
}

/** Returns an existing job as form values. */
export function valuesOf(key: jobValues_job$key): JobValues {
  const job = readInlineData(
    graphql`
    fragment jobValues_job on Job @inline @throwOnFieldError {
      title priority priorityName totalCount openDate dueDate salaryFrom salaryTo description qualification benefit
      skills locations hashtags highlights
      department { id databaseId name }
      category { id } rank { id } employmentType { id } experienceLevel { id } industry { id }
      salaryCurrency { id } salaryType { id }
      owner { id userName fullName }
      hiringTeam { id userName fullName }
      workflow @catch(to: NULL) { id isActive }
    }
  `,
    key,
  )
  return {
    title: job.title,
    department: job.department
      ? { value: job.department.id, databaseId: job.department.databaseId, label: job.department.name }
      : null,
    category: job.category?.id ?? '',
    rank: job.rank?.id ?? '',
    priority: job.priority,
    priorityName: job.priorityName ?? '',
    employmentType: job.employmentType?.id ?? '',
    experienceLevel: job.experienceLevel?.id ?? '',
    industry: job.industry?.id ?? '',
    quantity: String(job.totalCount ?? 1),
    openDate: job.openDate ?? '',
    dueDate: job.dueDate ?? '',
    salaryFrom: job.salaryFrom === null || job.salaryFrom === undefined ? '' : String(job.salaryFrom),
    salaryTo: job.salaryTo === null || job.salaryTo === undefined ? '' : String(job.salaryTo),
    salaryCurrency: job.salaryCurrency?.id ?? '',
    salaryType: job.salaryType?.id ?? '',
    description: job.description ?? '',
    qualification: job.qualification ?? '',
    benefit: job.benefit ?? '',
    skills: job.skills,
    locations: job.locations,
    hashtags: job.hashtags,
    owner: job.owner ? userOption(job.owner) : null,
    hiringTeam: job.hiringTeam.map(userOption),
    workflow: job.workflow?.isActive ? job.workflow.id : '',
    isHot: job.highlights.includes('HOT'),
  }
}

const amount = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim()))

/** Returns the input that both mutations share. */
export const inputOf = (values: JobValues) => ({
  title: values.title.trim(),
  quantity: Number(values.quantity.trim()),
  departmentId: values.department?.value ?? null,
  categoryId: values.category || null,
  rankId: values.rank || null,
  ...(values.priority !== 'OTHER' && { priority: values.priority }),
  openDate: values.openDate || null,
  dueDate: values.dueDate || null,
  description: values.description,
  qualification: values.qualification,
  benefit: values.benefit,
  salaryFrom: amount(values.salaryFrom),
  salaryTo: amount(values.salaryTo),
  salaryTypeId: values.salaryType || null,
  salaryCurrencyId: values.salaryCurrency || null,
  employmentTypeId: values.employmentType || null,
  industryId: values.industry || null,
  experienceLevelId: values.experienceLevel || null,
  skills: [...values.skills],
  locations: [...values.locations],
  hashtags: [...values.hashtags],
  ownerId: values.owner && idOfUser(values.owner),
  hiringTeamIds: values.hiringTeam.map(idOfUser),
})

/** The form's fields, by the fields of the input. */
export const fieldNames = {
  departmentId: 'department',
  categoryId: 'category',
  rankId: 'rank',
  employmentTypeId: 'employmentType',
  industryId: 'industry',
  experienceLevelId: 'experienceLevel',
  salaryTypeId: 'salaryType',
  salaryCurrencyId: 'salaryCurrency',
  ownerId: 'owner',
  hiringTeamIds: 'hiringTeam',
  workflowId: 'workflow',
} as const
