import { createContext, useContext } from 'react'

/** Where files of answers are kept; without it a form says that files are not taken yet. */
export interface FormFiles {
  /** Keeps a file; answers its path. Throws what `errorText` words. */
  keep: (file: File) => Promise<string>
  /** Hands a file to whoever reads the answers; left out: there is nothing to read yet. */
  open?: (path: string, name: string) => Promise<void>
}

export const FormFilesContext = createContext<FormFiles | null>(null)
export const useFormFiles = () => useContext(FormFilesContext)
