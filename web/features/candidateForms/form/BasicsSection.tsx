import dayjs from 'dayjs'
import { useFormState, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isEmail, isPhone } from '../../../../common/patterns.ts'
import { DatePicker } from '../../../shared/fields/dates/DatePicker.tsx'
import { Select, TextField } from '../../../shared/fields/textFields.tsx'
import ImageField from '../../../shared/images/ImageField.tsx'
import { Marked } from '../../../shared/cvMarks/Marked.tsx'
import { CvField, ListOffers } from '../cv/Offered.tsx'
import { LinesField } from '../fields/LinesField.tsx'
import { WordsField } from '../../../shared/fields/words/WordsField.tsx'
import type { CandidateValues } from './candidateValues.ts'
import { isLink } from './rules.ts'
import { Section } from './Section.tsx'

type FieldName =
  | 'name'
  | 'jobTitle'
  | 'phones'
  | 'emails'
  | 'birthday'
  | 'gender'
  | 'address'
  | 'website'
  | 'messengers'
  | 'nationalities'

/** The candidate's personal data and contacts. */
export function BasicsSection({ control }: { control: Control<CandidateValues> }) {
  const { t } = useTranslation('candidateForms')
  // The stored website stays valid if it is unchanged, as it does in the services.
  const given = useFormState({ control }).defaultValues?.website
  const label = (name: FieldName) => t(`fields.${name}`)
  return (
    <Section name="basics">
      <CvField control={control} name="name" label={label('name')}>
        <TextField control={control} name="name" label={label('name')} isRequired maxLength={250} />
      </CvField>
      <CvField control={control} name="jobTitle" label={label('jobTitle')}>
        <TextField control={control} name="jobTitle" label={label('jobTitle')} maxLength={250} />
      </CvField>
      <LinesField
        control={control}
        name="phones"
        label={label('phones')}
        add={t('addPhone')}
        most={20}
        type="tel"
        check={(text) => isPhone(text) || t('notAPhone')}
      />
      <LinesField
        control={control}
        name="emails"
        label={label('emails')}
        add={t('addEmail')}
        most={20}
        type="email"
        check={(text) => isEmail(text.trim()) || t('notAnEmail')}
      />
      <CvField control={control} name="birthday" label={label('birthday')}>
        <DatePicker control={control} name="birthday" label={label('birthday')} max={dayjs().format('YYYY-MM-DD')} />
      </CvField>
      <CvField control={control} name="gender" label={label('gender')}>
        <Select
          control={control}
          name="gender"
          label={label('gender')}
          isRequired
          options={(['MALE', 'FEMALE', 'UNKNOWN'] as const).map((value) => ({ value, label: t(`genders.${value}`) }))}
        />
      </CvField>
      <CvField control={control} name="address" label={label('address')}>
        <TextField control={control} name="address" label={label('address')} maxLength={500} />
      </CvField>
      <CvField control={control} name="website" label={label('website')}>
        <TextField
          control={control}
          name="website"
          label={label('website')}
          maxLength={500}
          rules={{
            validate: {
              link: (text) => !String(text).trim() || text === given || isLink(String(text)) || t('notALink'),
            },
          }}
        />
      </CvField>
      <LinesField
        control={control}
        name="messengers"
        label={label('messengers')}
        add={t('addMessenger')}
        most={20}
        check={() => true}
      />
      <Marked name="nationalities" label={label('nationalities')}>
        <WordsField
          control={control}
          name="nationalities"
          kind="NATIONALITY"
          label={label('nationalities')}
          most={10}
        />
        <ListOffers control={control} name="nationalities" most={10} />
      </Marked>
      <ImageField control={control} name="photo" label={t('photo')} />
    </Section>
  )
}
