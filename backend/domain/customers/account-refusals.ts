import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { PASSWORD_LENGTH, type PasswordOwner, passwordProblem } from './password-rules';
import { registrationTexts } from './registration-texts';

/** "Request expired": the link of a mail is unknown, used or expired. In the caller's language. */
export function linkExpired(language: ShopLanguage): Refusal {
  return new Refusal({ detail: [registrationTexts(language)('linkExpired')] });
}

/** Why a password is refused, in the caller's language; null when the rules accept it. */
export function passwordRefusal(password: string, owner: PasswordOwner, language: ShopLanguage): string | null {
  const problem = passwordProblem(password, owner);
  if (problem === null) return null;
  return registrationTexts(language)(`password.${problem}`, PASSWORD_LENGTH);
}
