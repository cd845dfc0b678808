import { createContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './languages';

/** The language of the request, for pages whose data could not be loaded. */
export const RequestLanguage = createContext<Language>(DEFAULT_LANGUAGE);
