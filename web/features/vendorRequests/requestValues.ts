import type { Option } from '../../shared/fields/ChoiceList.tsx'

/** What the form of a request to vendors holds. */
export interface RequestValues {
  title: string
  status: string
  locationNames: readonly string[]
  vendorEmails: readonly string[]
  /** Addresses of those in charge of the vendors of the locations, to whom the mail goes, too. */
  inCharge: readonly string[]
  subject: string
  contents: string
  description: string
  /** The job that it is about. */
  job: Option | null
}

interface Request {
  readonly job: { readonly id: string; readonly title: string } | null | undefined
  readonly title: string
  readonly description: string
  readonly locationNames: readonly string[]
  readonly status: string
  readonly vendorEmails: readonly string[]
  readonly mail:
    { readonly subject: string; readonly contents: string; readonly recipients: readonly string[] } | null | undefined
}
interface Template {
  readonly subject: string
  readonly contents: string
}

/** What the form begins with: the request, or the company's template of such mails. */
export function requestValues(request: Request | null, template: Template | null): RequestValues {
  if (!request)
    return {
      ...{
        title: '',
        status: 'PUBLISHED',
        locationNames: [],
        vendorEmails: [],
        inCharge: [],
        description: '',
        job: null,
      },
      ...{ subject: template?.subject ?? '', contents: template?.contents ?? '' },
    }
  const { title, description, locationNames, status, vendorEmails, mail, job } = request
  return {
    ...{ title, description, locationNames, vendorEmails },
    job: job ? { value: job.id, label: job.title } : null,
    status: status === 'PUBLISHED' || status === 'UNPUBLISHED' ? status : '',
    inCharge: (mail?.recipients ?? []).filter((one) => !vendorEmails.includes(one)),
    subject: mail?.subject ?? '',
    contents: mail?.contents ?? '',
  }
}
