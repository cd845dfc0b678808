/**
 * Everything that an import says of a file, each with its key, by which the desk says it in the language of its staff. Holes are filled
 * with what stands in the file, or with another of these texts. Long because it is one table: nothing is said that does not stand in it.
 */
import { z } from 'zod';

/** English texts, which the command line prints, and their keys. */
export const IMPORT_REMARKS = {
  // reading
  'the SKU is missing': 'skuMissing',
  'the id is missing': 'idMissing',
  'the title is missing': 'titleMissing',
  'the handle is missing': 'handleMissing',
  'the name is missing': 'nameMissing',
  'no row has a name': 'noName',
  'no row has a title': 'noTitle',
  'it is a variant, and the row of its product could not be read': 'productUnread',
  'the row has {{cells}} cells where the header has {{width}}': 'cellCount',
  'the quotation marks of a cell do not match': 'quotes',
  'a cell of {{megabytes}} MB is longer than the limit of 1 MB': 'cellTooLong',
  '<{{name}}> is never closed': 'neverClosed',
  'the item is not well-formed XML: {{fault}}': 'notWellFormed',
  '<{{name}}> of {{megabytes}} MB is longer than the limit of 1 MB': 'elementTooLong',
  'NUL bytes were left out': 'nulBytes',
  'rows are not UTF-8 and were read as Windows-1252': 'legacyText',
  'column "{{column}}" stands twice in the header; the first one is read': 'columnTwice',
  'the column "{{column}}" is missing; what it would say stays as it is in the shop': 'columnMissing',
  // goods
  'the SKU {{sku}} stands on line {{line}} already': 'skuTwice',
  'the id {{id}} stands on line {{line}} already': 'idTwice',
  'the SKU {{sku}} stands twice under the same choices': 'skuTwiceUnderChoices',
  'SKUs stand twice; the second variant got one of its own': 'skuRenamed',
  'the SKU {{sku}} belongs to another model already': 'skuTaken',
  'SKUs belong to another model; the variant gets one of its own': 'skuOfOther',
  '{{sku}} repeats the colour, size and type of {{other}}': 'repeated',
  '"{{name}}" has no variant that can be sold': 'noVariant',
  '{{sku}} is switched off in the file': 'switchedOff',
  '{{sku}} is a variant that no product lists': 'unlisted',
  'the variant {{sku}} belongs to {{parent}}; it is not taken again for {{other}}': 'ofOther',
  'the variant {{sku}} has no row of its own': 'withoutRow',
  'a {{kind}} product cannot be imported': 'unknownKind',
  'rows of store views whose language is not known (a mapping may name it)': 'unknownView',
  'texts of store views belong to products that the file does not hold': 'viewWithoutProduct',
  "numbers of Google's categories are not known (a mapping may name them)": 'unknownCategory',
  'texts for search engines hold variables of a plugin and were left out': 'searchVariables',
  'descriptions are too long and were cut': 'longDescription',
  'models are in no group; only search and their brand show them': 'noGroup',
  'models have no manufacturer; their pages must name one by Regulation (EU) 2023/988 (--brand, and --manufacturers for addresses)':
    'noMaker',
  'countries of origin are not known': 'unknownOrigin',
  'related products are not in the shop': 'relatedMissing',
  'parts of grouped products are not in the shop': 'groupedPartMissing',
  'grouped products have no page of their own; their parts recommend each other': 'grouped',
  'a grouped product with less than two parts': 'groupedTooSmall',
  '"{{name}}" was refused by the database: {{fault}}': 'refusedByDatabase',
  '{{sku}} is taken out of sale: {{other}} has its colour, size and type now': 'displaced',
  'models are in the shop already and stay as they are': 'modelKnown',
  'models are not in the shop and are not added': 'modelUnknown',
  'models of earlier imports are not in the file and were taken out of sale': 'goneTakenOut',
  'models of earlier imports are not in the file; they stay as they are': 'goneKept',
  'models of earlier imports are not in the file; they stay, because rows of the file could not be read': 'goneUnsure',
  // prices
  'the price is missing': 'priceMissing',
  'the price is zero': 'priceZero',
  'the reduced price is zero': 'reducedZero',
  'prices can be read in two ways': 'priceTwoWays',
  'the reduced price is left out: {{why}}': 'reducedLeftOut',
  'the club price is left out: {{why}}': 'clubLeftOut',
  'it is in {{currency}}, the price in {{other}}': 'otherCurrency',
  'it is not lower than the price': 'notLower',
  'it is not below the price': 'notBelow',
  'the date "{{date}}" cannot be read': 'dateUnreadable',
  'it ends before it begins': 'endsEarly',
  'the price "{{price}}" is not a number': 'priceNoNumber',
  'the price {{price}} is negative': 'priceNegative',
  'the price {{price}} is too high to be true': 'priceTooHigh',
  'the shop has no rate for the currency "{{currency}}"': 'noRate',
  'the price is less than a cent': 'priceTooLow',
  'SKUs are not in the shop': 'skuUnknown',
  'rows say neither a price nor a stock': 'saysNothing',
  'prices of bundles come with an import of goods': 'bundlePrices',
  // stock
  'quantities cannot be read': 'quantityUnreadable',
  'quantities can be read in two ways': 'quantityTwoWays',
  'words of availability are not known': 'unknownAvailability',
  'counts of stock include units that unpaid orders hold; these were taken off': 'stockHeld',
  'counts of stock are below what unpaid orders hold; nothing is free': 'stockOverheld',
  'variants are in stock, not counted; {{units}} units are assumed': 'stockAssumed',
  'variants are out of stock: the file does not say how many there are': 'stockUnsaid',
  // advanced prices
  'the SKU {{sku}} has a club price on line {{line}}': 'clubTwice',
  'the price group "{{group}}" is left out': 'priceGroupOut',
  'the price group "{{group}}" becomes the club': 'priceGroupClub',
  'a price for all groups is a special price, not a tier': 'allGroups',
  "the shop has prices for everybody and for its club alone (a mapping's priceGroups names the club)": 'noSuchGroup',
  'the quantity is not a number': 'tierQuantityUnreadable',
  'the shop has no prices by quantity': 'tierQuantity',
  'its kind is neither Fixed nor Discount': 'tierKind',
  'it is missing': 'amountMissing',
  'it takes nothing or everything off': 'tierAll',
  'it is zero': 'amountZero',
  // bundles
  'the bundle is left out: {{why}}': 'bundleLeftOut',
  'a product is in it twice': 'partTwice',
  'it costs more than its parts': 'bundleDear',
  'a part is not in the shop': 'partMissing',
  'a part is a choice between products': 'partChoice',
  'a part is only some variants of its product': 'partSome',
  'a part is not sold by itself': 'partNotSold',
  'it has less than two parts': 'partsFew',
  'it has more than {{most}} parts or choices': 'partsMany',
  'the price of a part cannot be read': 'partPrice',
  'a part may be left out': 'partOptional',
  'several products may be chosen for one part': 'partSeveral',
  'a part has more units than one': 'partUnits',
  'its price depends on what is chosen': 'partPriceDepends',
  'prices of bundles that follow their parts are those of today': 'bundleFollows',
  'quantities in bundles that shoppers could change are one': 'bundleQuantities',
  'bundles are checked when the import has written their parts': 'bundleLater',
  'a file has {{most}} bundles at most': 'bundlesMany',
  // what a mapping does
  'the category "{{from}}" is left out': 'categoryOut',
  'the category "{{from}}" becomes "{{to}}"': 'categoryTo',
  'the tag "{{from}}" is left out': 'tagOut',
  'the tag "{{from}}" becomes "{{to}}"': 'tagTo',
  // what the shop has no place for
  'not taken: {{what}}': 'notTaken',
  'prices of the channel "{{channel}}"': 'ofChannel',
  'keywords for search engines': 'ofKeywords',
  'custom options (engraving, texts)': 'ofCustomOptions',
  downloads: 'ofDownloads',
  'tier prices': 'ofTierPrices',
  'group prices': 'ofGroupPrices',
  costs: 'ofCosts',
  'tax classes (a mapping sets one for all goods)': 'ofTaxClasses',
  'gift cards': 'ofGiftCards',
  'tax codes': 'ofTaxCodes',
  'unit prices': 'ofUnitPrices',
  'facets of variants': 'ofVariantFacets',
  'shipping classes': 'ofShippingClasses',
  'notes after the purchase': 'ofNotes',
  'limits of low stock': 'ofLowStock',
  ecotax: 'ofEcotax',
  'tax rules (a mapping sets one class for all goods)': 'ofTaxRules',
  // pictures
  'not found: {{reference}}': 'pictureMissing',
  'not at hand: {{address}}': 'pictureRemote',
  'the file cannot be read': 'pictureUnreadable',
  'the time for pictures is over; the same command goes on': 'pictureTime',
  'it is beyond the limit of {{most}} pictures': 'pictureMany',
  'the server sent nothing': 'pictureNothing',
  'it is no http or https address': 'pictureProtocol',
  'the address holds a password': 'picturePassword',
  '{{host}} is not one of the named hosts': 'pictureHost',
  '{{host}} is no address of the internet': 'picturePrivate',
  '{{host}} leads to {{address}}, which is no address of the internet': 'pictureLeads',
  '{{host}} has no address': 'pictureNoAddress',
  'it took longer than {{seconds}} s': 'pictureSlow',
  'it cannot be reached ({{code}})': 'pictureUnreached',
  'it is redirected more than {{hops}} times': 'pictureHops',
  'the address cannot be read': 'pictureAddress',
  'the server answered {{status}}': 'pictureStatus',
  'it is larger than {{megabytes}} MB': 'pictureLarge',
  'the file is empty': 'pictureEmpty',
  'the file is larger than 50 MB': 'pictureFileLarge',
  'the file is not a picture of a known type': 'pictureUnknown',
  'the file is a drawing under the name of another type': 'pictureDrawing',
  'the drawing holds scripts, entities or outside references': 'pictureScripts',
  'the picture cannot be decoded': 'pictureBroken',
  'the file is not what its first bytes say': 'pictureOther',
  'the picture is larger than 50 megapixels': 'picturePixels',
  // records
  'the e-mail address is missing': 'emailMissing',
  'the e-mail address has no such form': 'emailForm',
  'the record was refused by the database': 'recordRefused',
  'a code has 1 to 40 characters and no spaces': 'codeForm',
  'a kind of discount that this shop does not have': 'codeKind',
  'the code is limited to products or people of the old shop': 'codeLimited',
  'the value of the code cannot be read': 'codeValue',
  'the minimum of the code cannot be read': 'codeMinimum',
  'the code is not in euros': 'codeEuros',
  'the code takes off more than everything': 'codeMuch',
  'the days of the code cannot be read': 'codeDays',
  'codes have ended or are switched off': 'codeEnded',
  'the code is limited to a brand, group or product that the shop does not have': 'codeLimits',
  'the file does not hold the code; nobody could use the card': 'cardNoCode',
  'the hash of the code is no SHA-256': 'cardHash',
  'the code has less than {{signs}} signs and could be guessed': 'cardShort',
  'the code is too long': 'cardLong',
  'the balance is missing': 'balanceMissing',
  'the balance is negative, too high or not a number': 'balanceForm',
  'the balance is not in euros': 'balanceEuros',
  'cards are used up or switched off': 'cardUsed',
  'the day until which the card is valid cannot be read': 'cardDay',
  'cards have expired': 'cardExpired',
  'the number of the order is missing': 'orderNumber',
  'the e-mail address of the order is missing or has no such form': 'orderEmail',
  'the day of the order cannot be read': 'orderDay',
  'the total of the order cannot be read': 'orderTotal',
  'the currency of the order is not known': 'orderCurrency',
  'a row of an order has no amount or no price that can be read': 'orderRow',
  'the rating is none of 0 to 5 stars': 'reviewStars',
  'reviews were hidden in the other shop': 'reviewHidden',
  'the day of the review cannot be read': 'reviewDay',
  'the shop does not have the product of the review': 'reviewProduct',
  'the quantity cannot be read': 'stockUnreadable',
  'rows of locations that the mapping leaves out': 'locationOut',
  'no store is named "{{location}}" (a mapping may name it)': 'noStore',
  'the shop does not have the SKU {{sku}}': 'noSku',
  // translations and manufacturers
  'products are not in the shop': 'productUnknown',
  "texts are in the language of the product's own, which come from its file": 'ownLanguage',
  'the product is missing': 'productMissing',
  'languages are none of the shop': 'languageUnknown',
  'the brand is missing': 'brandMissing',
  'the row says nothing of the brand': 'brandNothing',
  'the shop does not have the brand': 'brandUnknown',
  // redirects
  'the old address is no path of a shop': 'oldAddressForm',
  '"{{to}}" is no address, and no product has it as SKU or handle': 'newAddressForm',
  'a page answers at this address, so it cannot be redirected': 'oldAddressUsed',
  'this address is already redirected to {{target}}': 'oldAddressTaken',
  'redirects lead to another site': 'otherSite',
  'redirects lead to an address at which no page answers yet': 'noPageYet',
  'the old or the new address is missing': 'addressMissing',
  'addresses are rewritten inside Magento and are no redirects': 'rewrittenInside',
  'Enter a path of the shop, for example /old-page/.': 'deskFromForm',
  'A page answers at this address, so it cannot be redirected.': 'deskFromUsed',
  'Enter a path of the shop or an https address.': 'deskTargetForm',
  'The redirect would lead back to the same address.': 'deskCircle',
  'This address is already redirected to {{target}}. Remove that first.': 'deskFromTaken',
  'This address is itself redirected to {{target}}. Enter that one.': 'deskRedirected',
  // why nothing was imported, or it stopped
  'The file has no header row.': 'noHeader',
  'The format is not recognised by the first row ({{columns}}): it is not the header of a Magento, Shopify, WooCommerce, PrestaShop, Saleor, Vendure or Google Merchant file. --suggest-mapping FILE writes a mapping for any other table, to be completed and given with --mapping.':
    'notRecognised',
  'The file is XML, and the {{format}} format is a table of comma separated text.': 'isXml',
  'The column "{{column}}" is missing; a {{format}} file cannot be imported without it. A mapping may name another column for it.':
    'needsColumn',
  'The column "{{column}}" is missing; prices and stock are found by SKU.': 'needsPriceColumn',
  'This is a table of redirects: import it with --redirects.': 'isRedirects',
  "This is Magento's export of advanced prices, which names no goods: it is imported by itself, with a mapping of its groups.":
    'isTierPrices',
  'These are combinations of PrestaShop, which hold no names or prices: import the file of its products.':
    'isCombinations',
  "This is Shopify's export of stock without the column of the location: export it again for all locations.":
    'isStockWithoutPlace',
  'These are advanced prices, which the command line imports, not the desk.': 'deskTierPrices',
  'A file of advanced prices only changes prices: it has no goods for --mode {{mode}}.': 'tierMode',
  'The file is no table of redirects: its first row needs the columns "from" and "to", or those of Shopify or Magento.':
    'noRedirectTable',
  'The file is no file of translations: its first row needs the columns "product" (SKU or handle), "language", "name" and "description", or those of the export of translations of Shopify.':
    'noTranslations',
  'The table of manufacturers has no header row.': 'makersHeader',
  'The table of manufacturers needs a column "brand" or "manufacturer".': 'makersColumn',
  'The mapping names the column "{{column}}", which the file does not have.': 'mappingColumn',
  'The mapping names groups that the shop does not have: {{groups}}': 'mappingGroups',
  'The mapping names the tax class "{{name}}"; the shop has {{names}}.': 'mappingTaxClass',
  'Nothing could be imported: the file has a header and no rows, or is XML without an <item> or <entry>.':
    'nothingEmpty',
  'Nothing could be imported.': 'nothing',
  'The file does not name {{missing}} of {{onSale}} models on sale, which would be taken out of sale. Nothing was imported. If that is meant, add --confirm-withdraw {{missing}}.':
    'unconfirmed',
  'Another import is running. Try again when it has ended.': 'another',
  'It was stopped at the desk.': 'stoppedAtDesk',
  'It was stopped ({{signal}}).': 'stoppedBySignal',
  'There is no import {{id}}.': 'undoMissing',
  'Import {{id}} changed nothing.': 'undoUnchanged',
  'Import {{id}} cannot be undone: a later one has changed the catalogue since. Only the last one can be undone.':
    'undoNotLast',
  'Import {{id}} is undone already.': 'undoUndone',
  'The disk is full: {{fault}}. Make room and run the import again; it goes on.': 'diskFull',
  'The file is no longer there.': 'fileGone',
  'The import could not be started.': 'notStarted',
  'It failed: {{fault}}': 'failed',
} as const;

export type RemarkText = keyof typeof IMPORT_REMARKS;
export type RemarkKey = (typeof IMPORT_REMARKS)[RemarkText];

/** Names of the holes of a text. */
export type HolesOf<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | HolesOf<Rest>
  : never;

/** Texts without a hole. */
export type PlainRemark = {
  [Text in RemarkText]: [HolesOf<Text>] extends [never] ? Text : never;
}[RemarkText];

/** A remark as it is stored and sent: the key of a text, and what its holes are filled with. */
export interface SaidRemark {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number | SaidRemark>>;
}

export const saidRemark: z.ZodType<SaidRemark> = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.lazy(() => saidRemark)])),
});

/** A remark that stands beside a name or a value of the file, such as a SKU; empty: it stands alone. */
export const remarkOfFile = z.object({ said: saidRemark, subject: z.string() });
export type RemarkOfFile = z.infer<typeof remarkOfFile>;

/** Remarks of one kind: how many there are, and what the first says; of counted ones with examples. */
export const saidKind = remarkOfFile.extend({ part: z.string(), count: z.number() });
export type SaidKind = z.infer<typeof saidKind>;
