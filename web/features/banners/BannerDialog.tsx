import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { NumberField, Select, TextArea, TextField } from '../../shared/fields/textFields.tsx'
import { base64Of } from '../../shared/files/readFile.ts'
import ImageField, { type ImageValue } from '../../shared/images/ImageField.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { toaster } from '../../shared/ui/toaster.tsx'
import type { BannerType } from './types.ts'
import type { BannerDialog_banner$key } from './__generated__/BannerDialog_banner.graphql.ts'
import type { BannerDialog_choices$key } from './__generated__/BannerDialog_choices.graphql.ts'
import type { BannerDialogCreateMutation } from './__generated__/BannerDialogCreateMutation.graphql.ts'
import type { BannerDialogUpdateMutation } from './__generated__/BannerDialogUpdateMutation.graphql.ts'

const create = asMutation<BannerDialogCreateMutation>(graphql`
  mutation BannerDialogCreateMutation($input: CreateBannerInput!) {
    createBanner(input: $input) { banner { id ...BannersPage_banner } }
  }
`)
const update = asMutation<BannerDialogUpdateMutation>(graphql`
  mutation BannerDialogUpdateMutation($input: UpdateBannerInput!) {
    updateBanner(input: $input) { banner { id ...BannersPage_banner ...BannerDialog_banner } }
  }
`)

interface Values {
  title: string
  url: string
  description: string
  status: string
  position: string
  orderNumber: string
  image: ImageValue
}
interface Props {
  /** The open tab. */
  type: BannerType
  /** Null for a new record. */
  banner: BannerDialog_banner$key | null
  choices: BannerDialog_choices$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for a banner or a logo: its picture, its link and its position (002/2.7). */
export default function BannerDialog({ type, banner: key, choices, onClose }: Props) {
  const { t } = useTranslation(['banners', 'list', 'images'])
  const banner = useFragment(
    graphql`
    fragment BannerDialog_banner on Banner { id databaseId title url description status position orderNumber imageUrl }
  `,
    key,
  )
  const data = useFragment(
    graphql`
    fragment BannerDialog_choices on Query {
      bannerStatuses @catch(to: NULL) { key name }
      bannerPositions @catch(to: NULL) { key name }
    }
  `,
    choices,
  )
  const save = async ({ image: given, orderNumber, title, url, description, status, position }: Values) => {
    if (given === null) {
      toaster.error(t('fileMissing'))
      return null
    }
    let image: { name: string; base64: string } | null = null
    try {
      if (given instanceof File) image = { name: given.name, base64: await base64Of(given) }
    } catch {
      // The file can no longer be read.
      toaster.error(t('unread', { ns: 'images' }))
      return null
    }
    const texts = { title: title.trim(), url: url.trim(), description: description.trim() }
    const fields = { ...texts, status, position, orderNumber: Number(orderNumber.replace(',', '.')) }
    if (banner) return saveBy(update, { input: { id: banner.id, ...fields, image } })
    return image && saveBy(create, { input: { type, ...fields, image } })
  }
  const statuses = data?.bannerStatuses ?? []
  const positions = data?.bannerPositions ?? []
  return (
    <EntityDialog<Values>
      title={`${t(banner ? 'edit' : 'create', { ns: 'list' })}: ${t(`types.${type}`)}`}
      draft={`banner:${banner?.databaseId ?? `new:${type}`}`}
      isNew={!banner}
      width="max(520px, 50vw)"
      values={{
        title: banner?.title ?? '',
        url: banner?.url ?? '',
        description: banner?.description ?? '',
        status: banner?.status ?? statuses[0]?.name ?? '',
        position: banner?.position ?? positions[0]?.key ?? '',
        orderNumber: banner ? String(banner.orderNumber) : '',
        image: banner?.imageUrl ?? null,
      }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="title" label={t('name')} isRequired maxLength={200} />
          <TextField control={control} name="url" label={t('url')} hint={t('urlHint')} isRequired maxLength={1000} />
          <TextArea
            control={control}
            name="description"
            label={t('description')}
            hint={t('descriptionHint')}
            isRequired
            maxLength={500}
            rows={3}
          />
          <Select
            control={control}
            name="status"
            label={t('status')}
            isRequired
            options={statuses.map(({ name }) => ({
              value: name,
              label: t(`statuses.${name}`, { defaultValue: name }),
            }))}
          />
          <Select
            control={control}
            name="position"
            label={t('position')}
            isRequired
            options={positions.map(({ key: value, name }) => ({
              value,
              label: t(`positions.${value}`, { defaultValue: name }),
            }))}
          />
          <NumberField
            control={control}
            name="orderNumber"
            label={t('sort')}
            hint={t('sortHint')}
            isRequired
            min={0}
            max={100}
          />
          <ImageField control={control} name="image" onFault={(text) => toaster.error(text)} />
        </>
      )}
    </EntityDialog>
  )
}
