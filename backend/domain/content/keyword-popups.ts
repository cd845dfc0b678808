import type { ShopLanguage } from '../locale/language';
import { preparedQuery } from '../reading/reader';

/** Words that open an explanation, only in this language, because texts contain no words of other languages. */
export const readKeywords = preparedQuery<{ id: number; keyword: string }, [language: ShopLanguage]>(
  'keywords',
  'select popup_id as id, keyword from keyword_popup_texts where language = $1 order by length(keyword) desc, popup_id',
);

/** The explanation that a word opens; the URL is unchecked: validate it before showing it. */
export const readKeywordPopup = preparedQuery<{ textHtml: string; url: string }, [language: ShopLanguage, id: number]>(
  'keyword-popup',
  'select text_html as "textHtml", url from keyword_popup_texts where language = $1 and popup_id = $2',
);
