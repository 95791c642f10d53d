import type { CareerJobDetail } from '../../../services/features/careers/contract.ts'
import type { Frame } from './layout.ts'

/** Employment types of schema.org by words in the names that companies give to theirs. */
const employmentTypes: readonly (readonly [RegExp, string])[] = [
  [/part[- ]?time|bán thời gian|パート|アルバイト/i, 'PART_TIME'],
  [/intern|thực tập|インターン/i, 'INTERN'],
  [/contract|freelance|hợp đồng|業務委託|契約/i, 'CONTRACTOR'],
  [/temporary|thời vụ|派遣|臨時/i, 'TEMPORARY'],
  [/full[- ]?time|toàn thời gian|正社員|フルタイム/i, 'FULL_TIME'],
]
const employmentOf = (name: string | null) => employmentTypes.find(([pattern]) => pattern.test(name ?? ''))?.[1]

/** The unit of a salary by words in the name of its type. The default is a month. */
const units: readonly (readonly [RegExp, string])[] = [
  [/year|annual|năm|年/i, 'YEAR'],
  [/hour|giờ|時給|時間/i, 'HOUR'],
]
const unitOf = (type: string | null) => units.find(([pattern]) => pattern.test(type ?? ''))?.[1] ?? 'MONTH'

/** Returns where the work is done, or null if too little is known. Search engines reject a job without a country. */
function whereOf({ places, isRemote }: CareerJobDetail): object | null {
  const known = places.filter(({ country }) => country !== null)
  const countries = [...new Set(known.map(({ country }) => country))]
  if (known.length === 0) return null
  return {
    jobLocation: known.map(({ city, address, country }) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(address && { streetAddress: address }),
        addressLocality: city,
        addressCountry: country,
      },
    })),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
    }),
  }
}

/**
 * Returns a job as JobPosting data (schema.org) in a script element that is not executed, or '' if search engines would
 * reject it.
 */
export function jobPosting({ site, home, publicUrl }: Frame, job: CareerJobDetail): string {
  const where = whereOf(job)
  if (!where) return ''
  const { salary } = job
  const data = {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.qualification, job.benefit].filter(Boolean).join('\n') || job.title,
    identifier: { '@type': 'PropertyValue', name: site.companyName, value: job.id },
    datePosted: job.openDate,
    ...(job.dueDate && { validThrough: `${job.dueDate}T23:59:59Z` }),
    employmentType: employmentOf(job.jobType),
    hiringOrganization: {
      '@type': 'Organization',
      name: site.companyName,
      ...(site.website && { sameAs: site.website }),
      ...(site.hasLogo && { logo: `${publicUrl}${home}/logo` }),
    },
    ...where,
    ...(job.industry && { industry: job.industry }),
    ...(job.skills.length && { skills: job.skills.join(', ') }),
    ...(salary?.currency && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: salary.from ?? undefined,
          maxValue: salary.to ?? undefined,
          unitText: unitOf(salary.type),
        },
      },
    }),
    directApply: true,
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
