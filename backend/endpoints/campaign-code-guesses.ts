import type { CheckoutRequest } from 'contract/checkout';
import type { BackendContext } from '../context';
import { Conflict, Refusal } from '../domain/errors/refusals';
import { campaignTexts } from '../domain/gifts/campaign-texts';
import type { ShopLanguage } from '../domain/locale/language';
import { attemptLimit } from '../domain/untrusted/attempt-limit';

/** Window of the limits on codes of gift campaigns that are refused. */
const WINDOW_MS = 15 * 60 * 1000;
/** By address and campaign: enough for somebody who mistypes, and for colleagues behind one address. */
const MAX_BY_ADDRESS = 15;
/** For everybody who reaches the backend without a storefront's secret, and without an address of their own. */
const MAX_DIRECT = 200;
/** Refused codes of one campaign from all addresses together, above which the shop's people are warned. */
const ALARM_BY_CAMPAIGN = 300;

interface CodeSender {
  readonly clientAddress: string | null;
  readonly isTrusted: boolean;
}

/** Whether a code was refused: by its field, or as the reason why an order was not placed. */
const isRefusedCode = (error: unknown): boolean =>
  (error instanceof Refusal && 'code' in error.fields) ||
  (error instanceof Conflict && error.body['reason'] === 'GIFT');

/**
 * Limits guesses at codes of gift campaigns by address and campaign, counted in the database, so in all instances of the shop together.
 * Many from everywhere are only logged: who has a code must not be kept from the gift by others' guesses.
 */
export function campaignCodeGuesses({ pool, log }: Pick<BackendContext, 'pool' | 'log'>) {
  const byAddress = attemptLimit(pool, 'campaign-code-by-address', MAX_BY_ADDRESS, WINDOW_MS);
  const direct = attemptLimit(pool, 'campaign-code-direct', MAX_DIRECT, WINDOW_MS);
  const byCampaign = attemptLimit(pool, 'campaign-code-by-campaign', ALARM_BY_CAMPAIGN, WINDOW_MS);
  const warnings = attemptLimit(pool, 'campaign-code-warning', 1, WINDOW_MS);

  const warn = async (campaign: string, wait: number) => {
    if ((await warnings.count(campaign)) === 0) log.warn({ campaign, wait }, 'many refused codes of a gift campaign');
  };

  /**
   * Does what needs a code. The guess is counted before, so that parallel ones count too, and taken back when the code was good.
   * @throws Refusal with a text for `field`, after too many refused ones
   */
  const guard = async <Result>(
    {
      campaign,
      language,
      field,
    }: { readonly campaign: string; readonly language: ShopLanguage; readonly field: string },
    { clientAddress }: CodeSender,
    work: () => Promise<Result>,
    isRefused: (result: Result) => boolean = () => false,
  ): Promise<Result> => {
    const [limit, key] = clientAddress === null ? [direct, campaign] : [byAddress, `${clientAddress} ${campaign}`];
    const wait = await limit.count(key);
    if (wait > 0) {
      await warn(campaign, wait);
      throw new Refusal({ [field]: [campaignTexts(language)('tooOften')] });
    }
    const outcome = await work().then(
      (result) => ({ result, isGuess: isRefused(result) }),
      (error: unknown) => ({ error, isGuess: isRefusedCode(error) }),
    );
    if (!outcome.isGuess) await limit.uncount(key);
    else if ((await byCampaign.count(campaign)) > 0) await warn(campaign, wait);
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  };

  return {
    guard,
    /** The same for a cart or an order: a trusted storefront sends only codes that were good before. */
    guardCart: <Result>(
      request: CheckoutRequest,
      sender: CodeSender,
      work: () => Promise<Result>,
      isRefused?: (result: Result) => boolean,
    ): Promise<Result> => {
      const { giftcampaign_data: data, language_code: language } = request;
      if (!data || sender.isTrusted) return work();
      const campaign = data.campaign.trim().toLowerCase();
      return guard({ campaign, language, field: 'giftcampaign_data' }, sender, work, isRefused);
    },
  };
}
