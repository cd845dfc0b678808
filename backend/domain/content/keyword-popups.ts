import type { ShopLanguage } from '../locale/language';
import { question } from '../reading/reader';

/** Words that open an explanation, those of the language alone: a word of another language stands in no text. */
export const readKeywords = question<{ id: number; keyword: string }, [language: ShopLanguage]>(
  'keywords',
  'select popup_id as id, keyword from keyword_popup_texts where language = $1 order by length(keyword) desc, popup_id',
);

/** What a word opens; the address is as written and to be judged before it is shown. */
export const readKeywordPopup = question<{ textHtml: string; url: string }, [language: ShopLanguage, id: number]>(
  'keyword-popup',
  'select text_html as "textHtml", url from keyword_popup_texts where language = $1 and popup_id = $2',
);
