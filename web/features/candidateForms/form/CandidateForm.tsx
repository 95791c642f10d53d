import { Box, Flex, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { Button } from '../../../shared/ui/Button.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { upload } from '../../../shared/files/streams.ts'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useUnsavedGuard } from '../../../shared/hooks/useUnsavedGuard.tsx'
import { CvPane } from '../cv/CvPane.tsx'
import { CvPanel } from '../cv/CvPanel.tsx'
import { isFilled, findMissingFields, applyExtraction, type Extracted, type ExpectedField } from '../cv/extraction.ts'
import { MarksContext } from '../../../shared/cvMarks/marks.ts'
import { noOffers, listOfferedFields, collectOffers, OffersContext } from '../cv/offers.ts'
import { useCv } from '../cv/useCv.ts'
import { useOffers } from '../cv/useOffers.ts'
import { DuplicatesDialog } from '../duplicates/DuplicatesDialog.tsx'
import { createPath, listPath, viewPath } from '../paths.ts'
import { ConflictDialog } from '../save/ConflictDialog.tsx'
import { takeTheirs } from '../save/threeWay.ts'
import { useSave, type EditedCandidate } from '../save/useSave.ts'
import type { CandidateValues } from './candidateValues.ts'
import { FormSections, sectionNames } from './FormSections.tsx'
import { SectionNav } from './SectionNav.tsx'
import { useCandidateForm } from './useCandidateForm.ts'
import { OptionsContext, shownExtensions, useOptionsOf } from './useOptions.ts'
import type { CandidateFormSeeMutation } from './__generated__/CandidateFormSeeMutation.graphql.ts'
import type { useOptions_query$key } from './__generated__/useOptions_query.graphql.ts'

interface Props {
  options: useOptions_query$key
  /** Null for a new record. */
  candidate: EditedCandidate | null
  /** What a newer reader has found in the candidate's CV. */
  news?: Extracted
}

/** The bar with the buttons must not cover the field that has the focus. */
const Form = chakra('form', { base: { '& :is(input, select, textarea, button)': { scrollMarginBlock: '80px' } } })

/** The candidate form, with the CV beside it and the dialogs that saving may open. */
export function CandidateForm({ options: key, candidate, news = [] }: Props) {
  const { t } = useTranslation(['candidateForms', 'shared'])
  const navigate = useNavigate()
  const session = useSession()
  const options = useOptionsOf(key)
  const { form, isRestored, isUnsaved, forget, keep, start } = useCandidateForm(
    options,
    candidate?.databaseId ?? null,
    candidate?.values ?? null,
  )
  const guard = useUnsavedGuard(() => isUnsaved, forget)
  const { control } = form
  const [marks, jobRank, cvPath] = useWatch({ control, name: ['marks', 'jobRank', 'cvPath'] })

  const [notFound, setNotFound] = useState<readonly ExpectedField[]>([])
  const { offers, setOffers, take } = useOffers(form, () => collectOffers({ fields: news }, form.getValues(), false))
  const [see] = useAction<CandidateFormSeeMutation>(graphql`
    mutation CandidateFormSeeMutation($input: SeeCandidateCvNewsInput!) {
      seeCandidateCvNews(input: $input) { candidate { id } }
    }
  `)
  const cv = useCv(
    (extraction) => {
      setNotFound(findMissingFields(extraction))
      setOffers(collectOffers(extraction, form.getValues(), candidate !== null))
      const before = form.getValues()
      const read = applyExtraction(before, extraction, candidate !== null)
      form.reset(read, { keepDefaultValues: true })
      if (isFilled(before, read)) toaster.success(t('cv.filled'))
      else toaster.info(t('cv.nothingFilled'))
    },
    (filePath) => form.setValue('cvPath', filePath, { shouldDirty: true }),
  )
  const hasNews = news.length > 0 && !cv.file
  /** A new candidate receives the CV by its path; for an existing one the file itself is uploaded. */
  const attachCv = async (databaseId: string) => {
    if (!candidate || !cv.file) return
    try {
      await upload(session, 'candidateUploadCv', { fields: { candidateId: databaseId, kind: 'cv' }, file: cv.file })
    } catch {
      toaster.error(t('cv.notAttached'))
    }
  }
  const { save, mergeInto, begin, isSending, question, back } = useSave({
    form,
    candidate,
    onSaved: async (databaseId, isMerged) => {
      await attachCv(databaseId)
      // A user who saves the form has seen its offers.
      if (candidate && news.length > 0)
        await see({ input: { candidateId: candidate.id } }, { isHandled: () => true }).catch(() => {})
      forget()
      guard.release()
      if (!isMerged) toaster.success(t(candidate ? 'updated' : 'added'))
      await navigate(viewPath(databaseId))
    },
    onUnmerged: async (values) => {
      keep(values)
      await navigate(createPath)
    },
  })
  const submit = form.handleSubmit((values) => save(values))
  const loadTheirs = (theirs: CandidateValues) => {
    cv.forget()
    start(theirs)
    begin(theirs)
  }
  const forgetCv = () => {
    cv.forget()
    setNotFound([])
    form.setValue('cvPath', '', { shouldDirty: true })
    form.setValue('marks', {})
  }
  const kept = cv.file ? t('cv.kept', { replace: { name: cv.file.name } }) : cvPath ? t('cv.keptEarlier') : null
  return (
    <OptionsContext value={options}>
      <Flex gap="5" alignItems="flex-start">
        <SectionNav names={sectionNames(shownExtensions(options).length > 0)} isBesideCv={cv.file !== null} />
        <Box flex="1" minWidth="0" maxWidth="960px">
          {isRestored && (
            <Flex
              role="status"
              alignItems="center"
              gap="3"
              wrap="wrap"
              padding="2"
              paddingInlineStart="3"
              marginBlockEnd="3"
              borderRadius="8px"
              bg="accent.subtle"
            >
              <Box flex="1" minWidth="0">
                {t('restored')}
              </Box>
              <Button size="small" onClick={() => start()}>
                {t('discard')}
              </Button>
            </Flex>
          )}
          <CvPanel
            cv={cv}
            isNew={candidate === null}
            kept={kept}
            notFound={cv.file ? notFound : []}
            offered={cv.file || hasNews ? listOfferedFields(offers) : []}
            onForget={forgetCv}
          />
          <Form noValidate onSubmit={(event) => void submit(event)}>
            <MarksContext value={marks}>
              <OffersContext value={{ offers: cv.file || hasNews ? offers : noOffers, take, isNews: hasNews }}>
                <FormSections control={control} isNew={candidate === null} jobRank={jobRank} />
              </OffersContext>
            </MarksContext>
            <Flex
              position="sticky"
              insetBlockEnd="0"
              zIndex={10}
              justifyContent="space-between"
              gap="2"
              paddingBlock="3"
              bg="bg"
              borderBlockStart="1px solid"
              borderColor="border"
            >
              <Button onClick={() => void navigate(candidate ? viewPath(candidate.databaseId) : listPath)}>
                {t('cancel', { ns: 'shared' })}
              </Button>
              <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
                {t('save')}
              </Button>
            </Flex>
          </Form>
        </Box>
        {cv.file && <CvPane file={cv.file} />}
      </Flex>
      {question?.kind === 'duplicates' && (
        <DuplicatesDialog
          draft={question.values}
          duplicates={question.duplicates}
          isSending={isSending}
          onBack={back}
          onSaveAnyway={() => void save(question.values, true)}
          onMerge={(target, fields) => void mergeInto(target, question.values, fields)}
        />
      )}
      {question?.kind === 'conflict' && (
        <ConflictDialog
          {...question.conflict}
          mine={question.values}
          isSending={isSending}
          onTheirs={() => loadTheirs(question.conflict.theirs)}
          onSave={(names) => {
            const values = takeTheirs(question.values, question.conflict.theirs, names)
            form.reset(values, { keepDefaultValues: true })
            begin(question.conflict.theirs)
            void save(values, question.isChecked)
          }}
          onClose={back}
        />
      )}
      {guard.dialog}
    </OptionsContext>
  )
}
