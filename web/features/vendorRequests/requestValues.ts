import type { Option } from '../../shared/fields/ChoiceList.tsx'

/** The values of the form of a request to vendors. */
export interface RequestValues {
  title: string
  status: string
  locationNames: readonly string[]
  vendorEmails: readonly string[]
  /** The addresses of the persons in charge of the locations' vendors, who also receive the mail. */
  inCharge: readonly string[]
  subject: string
  contents: string
  description: string
  /** The job of the request. */
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

/** Returns the initial values: those of the request, or of the company's mail template for requests. */
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
