import {
  companyByIds,
  companyList,
  companyLookup,
  companyManageUsage,
  currentCompanyInfo,
  type CompanyInfo,
  type CompanyUsage as Usage,
} from '../../../services/features/companies/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { recordId } from '../../core/graph/ids.ts'
import { imageUrlOf } from '../../core/graph/types/imageInput.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'

/** The id and name of a company. The rest is read on demand. */
type Row = Pick<CompanyInfo, 'id' | 'name'> & Partial<CompanyInfo>

/** For services that cannot read companies by id: returns the viewer's company and those that can be chosen. */
async function knownCompanies(ids: readonly string[], { rest }: GatewayContext): Promise<Row[]> {
  const own = await rest.call(currentCompanyInfo)
  const others = await rest.call(companyLookup)
  return [own, ...others.filter(({ id }) => id !== own.id)].filter(({ id }) => ids.includes(id))
}

const companies = loader<Row>({
  read: byIds(companyByIds, knownCompanies),
  key: (company) => company.id,
  isLasting: true,
})

const loadDetails = async (row: Row, context: GatewayContext): Promise<Row> =>
  row.createdDate === undefined ? ((await Company.load(context, row.id)) ?? row) : row

/** A text field that may be missing. */
const detail = (
  name: 'code' | 'type' | 'email' | 'phone' | 'website' | 'address' | 'taxCode',
  description: string,
) => ({
  nullable: true as const,
  description,
  resolve: async (row: Row, _args: object, context: GatewayContext) => (await loadDetails(row, context))[name] ?? null,
})

const usages = loader<Usage>({ read: byIds(companyManageUsage), key: ({ id }) => id })

const CompanyUsage = builder
  .objectRef<Usage>('CompanyUsage')
  .implement({
    description: 'How much the users of a company use the product.',
    fields: (t) => ({
      userCount: t.exposeInt('users', { description: 'The number of active users.' }),
      lastUsedAt: t.expose('lastUsedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When a user last used the product, or null if nobody has.',
      }),
    }),
  })

export const Company = node<Row>('Company', {
  description: "A company of the product. All data that is read belongs to the viewer's own company.",
  loader: companies,
  databaseId: (company) => company.id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the company.' }),
    code: t.string(detail('code', 'Short code of the company.')),
    type: t.string(detail('type', 'Type of the company in the product: an employer, an agency …')),
    email: t.field({ type: 'EmailAddress', ...detail('email', 'E-mail address of the company.') }),
    phone: t.string(detail('phone', 'Phone number of the company.')),
    website: t.string(detail('website', "The address of the company's website.")),
    address: t.string(detail('address', 'The postal address of the company.')),
    taxCode: t.string(detail('taxCode', 'Tax code of the company.')),
    isActive: t.boolean({
      description: 'Whether the company uses the product.',
      resolve: async (row, _args, context) => (await loadDetails(row, context)).active ?? true,
    }),
    version: t.int({
      nullable: true,
      description: 'A number that grows with each change, or null if the services do not store one.',
      resolve: async (row, _args, context) => (await loadDetails(row, context)).version ?? null,
    }),
    logoUrl: t.field({
      type: 'URL',
      nullable: true,
      description:
        'The path of the logo on this origin, which requires the access token. It changes with each new logo.',
      resolve: async (row, _args, context) => imageUrlOf((await loadDetails(row, context)).logo),
    }),
    brandColor: t.string({
      nullable: true,
      description: "The colour of the company's mails: #1a2b3c. Null for the product's default.",
      resolve: async (row, _args, context) => (await loadDetails(row, context)).brandColor ?? null,
    }),
    isPlatform: t.boolean({
      description:
        'Whether it is the platform company. Its administrators manage all companies, and it always stays active.',
      resolve: async (row, _args, context) => (await loadDetails(row, context)).platform ?? false,
    }),
    canManage: t.boolean({
      description: 'Whether the viewer is an administrator of the platform, who may change the company and add others.',
      resolve: async (row, _args, context) => (await loadDetails(row, context)).mayManage ?? false,
    }),
    usage: t.field({
      type: CompanyUsage,
      nullable: true,
      mayFailAlone: true,
      operation: companyManageUsage,
      description: "How much the company's users use the product.",
      resolve: ({ id }, _args, context) => usages.load(context, id),
    }),
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the company was added to the product.',
      resolve: async (row, _args, context) => (await loadDetails(row, context)).createdDate ?? null,
    }),
  }),
})

const CompanyConnection = connectionOf(Company)

const CompanyFilter = builder.inputType('CompanyFilter', {
  description: 'Conditions on companies. All conditions must hold.',
  fields: (t) => ({
    isActive: t.boolean({ description: 'Only active companies, or only inactive ones. Both by default.' }),
  }),
})

builder.queryFields((t) => ({
  companies: t.field({
    type: CompanyConnection,
    operation: companyList,
    description: 'Companies in name order. Administrators of the platform get all, other users their own.',
    args: {
      query: t.arg.string({ description: 'A part of the name or code.' }),
      filter: t.arg({ type: CompanyFilter, description: 'Conditions on companies. All conditions must hold.' }),
      ...pageArgs,
    },
    resolve: (_root, { query, filter, ...args }, { rest }) =>
      readPages<Row>(args, (page) =>
        rest.call(companyList, {
          fieldNames: { keyword: 'query', active: 'filter.isActive' },
          body: {
            ...page,
            ...(query && { keyword: query }),
            ...(typeof filter?.isActive === 'boolean' && { active: filter.isActive }),
          },
        }),
      ),
  }),
  company: t.field({
    type: Company,
    nullable: true,
    permission: ['Company:ReadCompany', 'Company:UpdateCompany'],
    description: 'A company by the id that page addresses contain, or null if there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: "The company's id in the services." }) },
    resolve: (_root, { databaseId }, context) => Company.load(context, recordId(databaseId)),
  }),
  activeCompanies: t.field({
    type: [Company],
    operation: companyLookup,
    description: 'Active companies that the viewer may choose, in name order.',
    resolve: (_root, _args, { rest }) => rest.call(companyLookup),
  }),
}))
