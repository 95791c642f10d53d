import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { asc, desc } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import { companyOfRecord } from '../../core/files/publicRecords.ts'
import { fold } from '../../../common/text.ts'
import { escapeLike } from '../../core/like.ts'
import { emailTemplateType, type FormTemplate, type formTemplateList, type OpenFormTemplate } from './contract.ts'
import { kind } from './attachments.ts'
import './tables.ts'

/** Forms with the names of their attachments. */
export const formRows = (db: CompanyDb) =>
  db
    .from('form_template')
    .leftJoin('stored_file', (join) =>
      join
        .onRef('stored_file.company_id', '=', 'form_template.company_id')
        .on('stored_file.owner_kind', '=', kind)
        .onRef('stored_file.owner_id', '=', (eb) => eb.cast('form_template.id', 'text'))
        .on('stored_file.expires_at', 'is', null),
    )
    .select([
      'form_template.id',
      'form_template.name',
      'form_template.type',
      'form_template.is_active',
      'form_template.contents',
      'form_template.approvals',
      'form_template.attachment',
      'form_template.version',
      'form_template.created_by',
      'form_template.created_at',
      'form_template.updated_by',
      'form_template.updated_at',
      'stored_file.name as attachment_name',
    ])
type Row = Awaited<ReturnType<ReturnType<typeof formRows>['executeTakeFirstOrThrow']>>

const toForm = (row: Row): FormTemplate => ({
  id: row.id,
  formName: row.name,
  type: row.type,
  active: row.is_active,
  contents: row.contents,
  requiredApprovalSetting: row.approvals,
  attachmentSetting: row.attachment,
  attachmentName: row.attachment_name,
  emailTemplateType,
  version: row.version,
  createdBy: row.created_by,
  createdDate: row.created_at.toISOString(),
  updatedBy: row.updated_by,
  updatedDate: row.updated_at?.toISOString() ?? null,
})

const toOpen = ({ id, formName, type, active, contents }: FormTemplate): OpenFormTemplate => ({
  id,
  formName,
  type,
  active,
  contents,
})

/** Returns one page of the forms, newest first. */
export async function listForms(
  db: CompanyDb,
  { type, name, ...wanted }: BodyOf<typeof formTemplateList>,
): Promise<Listed<FormTemplate>> {
  let query = formRows(db)
  if (type !== undefined) query = query.where('form_template.type', '=', type)
  const search = fold((name ?? '').trim())
  if (search !== '') query = query.where('form_template.search', 'like', `%${escapeLike(search)}%`)
  const found = await list(query, [desc('form_template.created_at'), asc('form_template.id')], wanted)
  return { ...found, data: found.data.map(toForm) }
}

/** Returns one form. Throws 404 if the company has no form with this id. */
export async function form(db: CompanyDb, id: string): Promise<FormTemplate> {
  const row = await formRows(db).where('form_template.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toForm(row)
}

/** Returns the newest active form of a category, as shown to the people who fill it in. Throws 404 if there is none. */
export async function formOfType(db: CompanyDb, type: number): Promise<OpenFormTemplate> {
  const row = await formRows(db)
    .where('form_template.type', '=', type)
    .where('form_template.is_active', '=', true)
    .orderBy('form_template.created_at', 'desc')
    .orderBy('form_template.id')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw notFound()
  return toOpen(toForm(row))
}

/** Returns a form of any company, as shown to anyone who knows its id. */
export async function openForm(db: CompanyDb, id: string): Promise<OpenFormTemplate> {
  const company = await companyOfRecord(db, 'form_template', id)
  if (!company) throw notFound()
  return toOpen(await form(company, id))
}
