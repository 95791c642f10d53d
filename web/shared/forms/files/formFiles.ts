import { createContext, useContext } from 'react'

/** The storage of answer files; without it a form shows that it does not accept files yet. */
export interface FormFiles {
  /** Stores a file and returns its path. Throws an error that `errorText` can describe. */
  keep: (file: File) => Promise<string>
  /** Opens a file for the reader of the answers; if left out, there is nothing to open yet. */
  open?: (path: string, name: string) => Promise<void>
}

export const FormFilesContext = createContext<FormFiles | null>(null)
export const useFormFiles = () => useContext(FormFilesContext)
