import type { Language } from '~/locale/languages';

/** Who may enter a screen: a `customer` screen sends a guest to log-in, a `staff` screen does not exist for others. */
export type Access = 'anyone' | 'customer' | 'staff';

/**
 * `default` has header and footer, `checkout` has no navigation, `rentle` is the rental service's own frame, `bare` has
 * nothing around the page.
 */
export type LayoutName = 'default' | 'checkout' | 'rentle' | 'bare';

type Options = { readonly layout?: LayoutName; readonly access?: Access };

type Row = readonly [
  en: string,
  fi: string,
  sv: string,
  de: string,
  fr: string,
  ru: string,
  module: string,
  options?: Options,
];

/** The module that stands in for a screen until its content is built. */
export const COMING = 'routes/coming.tsx';

const customer: Options = { access: 'customer' };
const checkout: Options = { layout: 'checkout' };
const bare: Options = { layout: 'bare' };

/**
 * THE TABLE: every screen of the shop, one row each. Specification 1 §2 and 2 §2, then the screens the shop adds.
 *
 * `{name}` is one segment, `{name*}` the rest of the path. Paths are plain ASCII, Russian transliterated as Russian
 * shops do, so that an address survives mails, chats and Location headers unescaped. The trailing slash is added by
 * `pathTo`. The module is the file under `app/`.
 */
// biome-ignore format: one row a screen is what makes the table readable
const table = {
  // name                 English                                       Finnish                                      Swedish                                     German                                       French                                           Russian                                     module
  home:                 ['/',                                          '/',                                         '/',                                        '/',                                         '/',                                             '/',                                        'routes/home.tsx'],
  catchAll:             ['/{slug*}',                                   '/{slug*}',                                  '/{slug*}',                                 '/{slug*}',                                  '/{slug*}',                                      '/{slug*}',                                 'routes/catch-all.tsx'],

  // Accounts
  account:              ['/accounts',                                  '/tili',                                     '/konto',                                   '/konto',                                    '/compte',                                       '/kabinet',                                 COMING, customer],
  login:                ['/accounts/login',                            '/tili/kirjaudu',                            '/konto/logga-in',                          '/konto/anmelden',                           '/compte/connexion',                             '/kabinet/vhod',                            COMING],
  logout:               ['/accounts/logout',                           '/tili/kirjaudu-ulos',                       '/konto/logga-ut',                          '/konto/abmelden',                           '/compte/deconnexion',                           '/kabinet/vyhod',                           COMING],
  register:             ['/accounts/register',                         '/tili/rekisteroidy',                        '/konto/registrera',                        '/konto/registrieren',                       '/compte/inscription',                           '/kabinet/registraciya',                    COMING],
  registerCompany:      ['/accounts/register-company',                 '/tili/rekisteroi-yritys',                   '/konto/registrera-foretag',                '/konto/firma-registrieren',                 '/compte/inscription-entreprise',                '/kabinet/registraciya-kompanii',           COMING],
  activate:             ['/accounts/activate/{hash}',                  '/tili/aktivoi/{hash}',                      '/konto/aktivera/{hash}',                   '/konto/aktivieren/{hash}',                  '/compte/activer/{hash}',                        '/kabinet/aktivaciya/{hash}',               COMING],
  deleteAccount:        ['/accounts/delete-account/{token}',           '/tili/poista-tili/{token}',                 '/konto/radera-konto/{token}',              '/konto/konto-loeschen/{token}',             '/compte/supprimer-compte/{token}',              '/kabinet/udalenie/{token}',                COMING],
  resetPassword:        ['/accounts/reset-password',                   '/tili/vaihda-salasana',                     '/konto/aterstall-losenord',                '/konto/passwort-zuruecksetzen',             '/compte/reinitialiser-mot-de-passe',            '/kabinet/sbros-parolya',                   COMING],
  confirmPasswordReset: ['/accounts/password/reset/confirm/{hash}',    '/tili/salasana/vahvista/{hash}',            '/konto/losenord/bekrafta/{hash}',          '/konto/passwort/bestaetigen/{hash}',        '/compte/mot-de-passe/confirmer/{hash}',         '/kabinet/parol/podtverdit/{hash}',         COMING],
  stopReminders:        ['/accounts/stop_reminders/{email}',           '/tili/lopeta-muistutukset/{email}',         '/konto/stoppa-paminnelser/{email}',        '/konto/erinnerungen-beenden/{email}',       '/compte/arreter-rappels/{email}',               '/kabinet/otklyuchit-napominaniya/{email}', COMING],
  orderHistory:         ['/accounts/orders',                           '/tili/tilaukset',                           '/konto/bestallningar',                     '/konto/bestellungen',                       '/compte/commandes',                             '/kabinet/zakazy',                          COMING, customer],
  orderDetails:         ['/accounts/orders/{number}',                  '/tili/tilaukset/{number}',                  '/konto/bestallningar/{number}',            '/konto/bestellungen/{number}',              '/compte/commandes/{number}',                    '/kabinet/zakazy/{number}',                 COMING, customer],
  wishlist:             ['/wishlist',                                  '/toivelista',                               '/onskelista',                              '/wunschliste',                              '/liste-envies',                                 '/izbrannoe',                               COMING, customer],
  sharedWishlist:       ['/wishlist/shared/{token}',                   '/toivelista/jaettu/{token}',                '/onskelista/delad/{token}',                '/wunschliste/geteilt/{token}',              '/liste-envies/partagee/{token}',                '/izbrannoe/obshchiy/{token}',              COMING],

  // Cart, payment and orders
  cart:                 ['/checkout',                                  '/ostoskori',                                '/varukorg',                                '/warenkorb',                                '/panier',                                       '/korzina',                                 'routes/checkout/cart.tsx'],
  clubInfo:             ['/checkout/club-info',                        '/ostoskori/klubitiedot',                    '/varukorg/klubbuppgifter',                 '/warenkorb/clubdaten',                      '/panier/infos-club',                            '/korzina/klub',                            COMING, checkout],
  payment:              ['/checkout/payment',                          '/kassa',                                    '/kassa',                                   '/kasse',                                    '/paiement',                                     '/oformlenie',                              'routes/checkout/payment.tsx', checkout],
  klarnaConfirm:        ['/checkout/klarna/confirm',                   '/kassa/klarna/vahvistus',                   '/kassa/klarna/bekraftelse',                '/kasse/klarna/bestaetigung',                '/paiement/klarna/confirmation',                 '/oformlenie/klarna/podtverzhdenie',        COMING, checkout],
  paymentAddress:       ['/order/payment_address/{slug*}',             '/tilaus/osoite/{slug*}',                    '/bestallning/adress/{slug*}',              '/bestellung/adresse/{slug*}',               '/commande/adresse/{slug*}',                     '/zakaz/adres/{slug*}',                     'routes/order/payment-address.tsx', checkout],
  paymentOk:            ['/order/payment_ok/{slug*}',                  '/tilaus/maksettu/{slug*}',                  '/bestallning/betald/{slug*}',              '/bestellung/bezahlt/{slug*}',               '/commande/payee/{slug*}',                       '/zakaz/oplachen/{slug*}',                  'routes/order/payment-ok.tsx'],
  paymentCancelled:     ['/order/payment_cancelled/{slug*}',           '/tilaus/maksu-peruttu/{slug*}',             '/bestallning/betalning-avbruten/{slug*}',  '/bestellung/zahlung-abgebrochen/{slug*}',   '/commande/paiement-annule/{slug*}',             '/zakaz/oplata-otmenena/{slug*}',           'routes/order/payment-cancelled.tsx', checkout],
  paymentError:         ['/order/payment_error/{slug*}',               '/tilaus/maksu-epaonnistui/{slug*}',         '/bestallning/betalning-misslyckad/{slug*}', '/bestellung/zahlung-fehlgeschlagen/{slug*}', '/commande/paiement-echoue/{slug*}',            '/zakaz/oshibka-oplaty/{slug*}',            'routes/order/payment-error.tsx', checkout],
  orderProcess:         ['/order/process',                             '/tilaus/kasittely',                         '/bestallning/behandling',                  '/bestellung/bearbeitung',                   '/commande/traitement',                          '/zakaz/obrabotka',                         'routes/order/process.tsx', checkout],
  testPayment:          ['/order/test-payment/{slug}',                 '/tilaus/testimaksu/{slug}',                 '/bestallning/testbetalning/{slug}',        '/bestellung/testzahlung/{slug}',            '/commande/paiement-test/{slug}',                '/zakaz/testovaya-oplata/{slug}',           'routes/order/test-payment.tsx', checkout],
  viewOrder:            ['/view-order',                                '/tilauksen-seuranta',                       '/folj-bestallning',                        '/bestellung-verfolgen',                     '/suivi-commande',                               '/status-zakaza',                           'routes/order/view-order.tsx'],
  withdrawal:           ['/withdrawal',                                '/peruuta-sopimus',                          '/angra-avtal',                             '/vertrag-widerrufen',                       '/retractation',                                 '/otkaz-ot-dogovora',                       COMING],
  reclamation:          ['/reclamation',                               '/reklamaatio',                              '/reklamation',                             '/reklamation',                              '/reclamation',                                  '/reklamaciya',                             COMING],
  giftCardBalance:      ['/gift-card-balance',                         '/lahjakortin-saldo',                        '/presentkortssaldo',                       '/gutschein-guthaben',                       '/solde-carte-cadeau',                           '/balans-podarochnoy-karty',                COMING],

  // Catalogue
  search:               ['/search',                                    '/haku',                                     '/sok',                                     '/suche',                                    '/recherche',                                    '/poisk',                                   'routes/catalog/search.tsx'],
  searchSuggestions:    ['/search/suggestions',                        '/haku/ehdotukset',                          '/sok/forslag',                             '/suche/vorschlaege',                        '/recherche/suggestions',                        '/poisk/podskazki',                         'routes/catalog/search-suggestions.ts', bare],
  newest:               ['/newest',                                    '/uutuudet',                                 '/nyheter',                                 '/neuheiten',                                '/nouveautes',                                   '/novinki',                                 'routes/catalog/newest.tsx'],
  secondHand:           ['/second-hand',                               '/kaytetyt',                                 '/begagnat',                                '/gebraucht',                                '/occasion',                                     '/byvshee-v-upotreblenii',                  'routes/catalog/second-hand.tsx'],
  catalog:              ['/catalog',                                   '/tuotteet',                                 '/produkter',                               '/katalog',                                  '/catalogue',                                    '/katalog',                                 'routes/catalog/catalog.tsx'],
  manufacturer:         ['/manufacturer',                              '/valmistaja',                               '/tillverkare',                             '/hersteller',                               '/fabricant',                                    '/proizvoditel',                            'routes/catalog/brand.tsx'],
  manufacturers:        ['/manufacturers',                             '/merkit',                                   '/varumarken',                              '/marken',                                   '/marques',                                      '/brendy',                                  'routes/catalog/manufacturers.tsx'],
  productGroup:         ['/product-group',                             '/tuoteryhma',                               '/produktgrupp',                            '/produktgruppe',                            '/groupe-de-produits',                           '/gruppa-tovarov',                          'routes/catalog/product-group.tsx'],
  productNew:           ['/product-new',                               '/tuote-uusi',                               '/produkt-ny',                              '/produkt-neu',                              '/produit-nouveau',                              '/tovar-novyy',                             'routes/catalog/product.tsx'],
  productOld:           ['/product-old',                               '/tuote-vanha',                              '/produkt-gammal',                          '/produkt-alt',                              '/produit-ancien',                               '/tovar-staryy',                            'routes/catalog/product.tsx'],
  removedNewProduct:    ['/removed-new-product-page/{slug*}',          '/poistunut-tuotesivu/{slug*}',              '/borttagen-produktsida/{slug*}',           '/entfernte-produktseite/{slug*}',           '/page-produit-retiree/{slug*}',                 '/udalennaya-stranica-tovara/{slug*}',      'routes/catalog/removed.tsx'],
  oldProduct:           ['/old/{manufacturer}/{slug*}',                '/vanha/{manufacturer}/{slug*}',             '/gammal/{manufacturer}/{slug*}',           '/alt/{manufacturer}/{slug*}',               '/ancien/{manufacturer}/{slug*}',                '/staryy/{manufacturer}/{slug*}',           'routes/catalog/product.tsx'],
  viewedProducts:       ['/viewed-products',                           '/katsotut-tuotteet',                         '/visade-produkter',                        '/angesehene-produkte',                     '/produits-consultes',                           '/prosmotrennye-tovary',                    'routes/catalog/viewed-products.tsx'],
  viewedMark:           ['/viewed-products/{id}',                      '/katsotut-tuotteet/{id}',                    '/visade-produkter/{id}',                   '/angesehene-produkte/{id}',                '/produits-consultes/{id}',                      '/prosmotrennye-tovary/{id}',               'routes/catalog/viewed-mark.ts', bare],
  skiWizard:            ['/ski-wizard',                                '/suksipaketti',                             '/skidpaket',                               '/skipaket',                                 '/pack-ski',                                     '/komplekt-lyzh',                           COMING],
  skiWizardSport:       ['/ski-wizard/{sport}',                        '/suksipaketti/{sport}',                     '/skidpaket/{sport}',                       '/skipaket/{sport}',                         '/pack-ski/{sport}',                             '/komplekt-lyzh/{sport}',                   COMING],
  experiences:          ['/experiences/{slug*}',                       '/elamykset/{slug*}',                        '/upplevelser/{slug*}',                     '/erlebnisse/{slug*}',                       '/experiences/{slug*}',                          '/priklyucheniya/{slug*}',                  COMING],

  // Campaigns and companies
  campaign:             ['/campaigns/{campaignSlug}',                  '/kampanjat/{campaignSlug}',                 '/kampanjer/{campaignSlug}',                '/aktionen/{campaignSlug}',                  '/campagnes/{campaignSlug}',                     '/akcii/{campaignSlug}',                    COMING],
  giftCampaign:         ['/giftcampaigns/{category}',                  '/lahjakampanjat/{category}',                '/gavokampanjer/{category}',                '/geschenkaktionen/{category}',              '/campagnes-cadeaux/{category}',                 '/podarochnye-akcii/{category}',            COMING],
  giftCampaignProduct:  ['/giftcampaigns/{campaignSlug}/{productSlug}', '/lahjakampanjat/{campaignSlug}/{productSlug}', '/gavokampanjer/{campaignSlug}/{productSlug}', '/geschenkaktionen/{campaignSlug}/{productSlug}', '/campagnes-cadeaux/{campaignSlug}/{productSlug}', '/podarochnye-akcii/{campaignSlug}/{productSlug}', COMING],
  oldGiftCampaignProduct: ['/old/giftcampaigns/{campaignSlug}/{productSlug}', '/vanha/lahjakampanjat/{campaignSlug}/{productSlug}', '/gammal/gavokampanjer/{campaignSlug}/{productSlug}', '/alt/geschenkaktionen/{campaignSlug}/{productSlug}', '/ancien/campagnes-cadeaux/{campaignSlug}/{productSlug}', '/staryy/podarochnye-akcii/{campaignSlug}/{productSlug}', COMING],
  enterprise:           ['/enterprise',                                '/yrityksille',                              '/foretag',                                 '/unternehmen',                              '/entreprises',                                  '/kompaniyam',                              COMING],
  corporateInfoForm:    ['/corporate-info-form',                       '/yrityksille/yhteydenotto',                 '/foretag/kontakt',                         '/unternehmen/kontakt',                      '/entreprises/contact',                          '/kompaniyam/zapros',                       COMING],
  corporateNewsletter:  ['/corporate-newsletter',                      '/yrityksille/uutiskirje',                   '/foretag/nyhetsbrev',                      '/unternehmen/newsletter',                   '/entreprises/newsletter',                       '/kompaniyam/rassylka',                     COMING],
  forestNewsletter:     ['/forest-newsletter',                         '/metsa-uutiskirje',                         '/skog-nyhetsbrev',                         '/wald-newsletter',                          '/newsletter-foret',                             '/lesnaya-rassylka',                        COMING],
  newsletter:           ['/newsletter',                                '/uutiskirje',                               '/nyhetsbrev',                              '/newsletter',                               '/lettre-info',                                  '/rassylka',                                COMING],

  // Content and stores
  page:                 ['/page/{slug*}',                              '/sivu/{slug*}',                             '/sida/{slug*}',                            '/seite/{slug*}',                            '/page/{slug*}',                                 '/stranica/{slug*}',                        'routes/content/page.tsx'],
  static:               ['/static',                                    '/staattinen',                               '/statisk',                                 '/statisch',                                 '/statique',                                     '/staticheskaya',                           'routes/content/page.tsx'],
  staticWithTabs:       ['/static-with-tabs',                          '/staattinen-valilehdilla',                  '/statisk-med-flikar',                      '/statisch-mit-reitern',                     '/statique-avec-onglets',                        '/staticheskaya-s-vkladkami',               'routes/content/tabs.tsx'],
  ask:                  ['/ask',                                       '/kysy',                                     '/fraga',                                   '/fragen',                                   '/contact',                                      '/vopros',                                  COMING],
  history:              ['/history',                                   '/historia',                                 '/historia',                                '/geschichte',                               '/histoire',                                     '/istoriya',                                COMING],
  lifeOutdoors:         ['/life-outdoors',                             '/elamaa-ulkona',                            '/livet-utomhus',                           '/leben-draussen',                           '/vie-en-plein-air',                             '/zhizn-na-prirode',                        COMING],
  lifeOutdoorsPost:     ['/life-outdoors/{post}',                      '/elamaa-ulkona/{post}',                     '/livet-utomhus/{post}',                    '/leben-draussen/{post}',                    '/vie-en-plein-air/{post}',                      '/zhizn-na-prirode/{post}',                 COMING],
  blog:                 ['/life-outdoors/blog',                        '/elamaa-ulkona/blogi',                      '/livet-utomhus/blogg',                     '/leben-draussen/blog',                      '/vie-en-plein-air/blog',                        '/zhizn-na-prirode/blog',                   COMING],
  blogPost:             ['/life-outdoors/blog/{slug}',                 '/elamaa-ulkona/blogi/{slug}',               '/livet-utomhus/blogg/{slug}',              '/leben-draussen/blog/{slug}',               '/vie-en-plein-air/blog/{slug}',                 '/zhizn-na-prirode/blog/{slug}',            COMING],
  bloggers:             ['/life-outdoors/bloggers',                    '/elamaa-ulkona/bloggaajat',                 '/livet-utomhus/bloggare',                  '/leben-draussen/blogger',                   '/vie-en-plein-air/blogueurs',                   '/zhizn-na-prirode/blogery',                COMING],
  blogger:              ['/life-outdoors/bloggers/{blogger}',          '/elamaa-ulkona/bloggaajat/{blogger}',       '/livet-utomhus/bloggare/{blogger}',        '/leben-draussen/blogger/{blogger}',         '/vie-en-plein-air/blogueurs/{blogger}',         '/zhizn-na-prirode/blogery/{blogger}',      COMING],
  stores:               ['/stores',                                    '/myymalat',                                 '/butiker',                                 '/filialen',                                 '/magasins',                                     '/magaziny',                                COMING],
  store:                ['/stores/{store}',                            '/myymalat/{store}',                         '/butiker/{store}',                         '/filialen/{store}',                         '/magasins/{store}',                             '/magaziny/{store}',                        COMING],
  pikanouto:            ['/pikanouto',                                 '/pikanouto',                                '/expressavhamtning',                       '/expressabholung',                          '/retrait-express',                              '/bystryy-samovyvoz',                       COMING],
  rentle:               ['/rental/rentle',                             '/vuokraus/rentle',                          '/uthyrning/rentle',                        '/verleih/rentle',                           '/location/rentle',                              '/prokat/rentle',                           COMING, { layout: 'rentle' }],

  // The shell itself
  menu:                 ['/menu/{slug*}',                              '/valikko/{slug*}',                          '/meny/{slug*}',                            '/menue/{slug*}',                            '/menu/{slug*}',                                 '/menyu/{slug*}',                           'routes/menu.tsx', bare],
  locale:               ['/locale',                                    '/maa-ja-kieli',                             '/land-och-sprak',                          '/land-und-sprache',                         '/pays-et-langue',                               '/strana-i-yazyk',                          'routes/locale.tsx'],
  handover:             ['/handover/{id}',                             '/siirto/{id}',                              '/overforing/{id}',                         '/uebergabe/{id}',                           '/transfert/{id}',                               '/perenos/{id}',                            'routes/handover.tsx'],
  mailbox:              ['/mailbox',                                   '/postilaatikko',                            '/brevlada',                                '/postfach',                                 '/boite-aux-lettres',                            '/pochta',                                  'routes/mailbox.tsx'],
  mail:                 ['/mailbox/{id}',                              '/postilaatikko/{id}',                       '/brevlada/{id}',                           '/postfach/{id}',                            '/boite-aux-lettres/{id}',                       '/pochta/{id}',                             'routes/mail.ts', bare],
  styleGuide:           ['/style-guide',                               '/tyyliopas',                                '/stilguide',                               '/stilhandbuch',                             '/guide-de-style',                               '/rukovodstvo-po-stilyu',                   'routes/style-guide.tsx'],
} as const satisfies Record<string, Row>;

export type ScreenName = keyof typeof table;

export type Screen = {
  readonly name: ScreenName;
  readonly paths: Readonly<Record<Language, string>>;
  /** File under `app/`, for example `routes/home.tsx`. */
  readonly module: string;
  readonly layout: LayoutName;
  readonly access: Access;
};

function toScreen(name: ScreenName, row: Row): Screen {
  const [en, fi, sv, de, fr, ru, module, options] = row;
  const { layout = 'default', access = 'anyone' } = options ?? {};
  return { name, paths: { en, fi, sv, de, fr, ru }, module, layout, access };
}

/** The table by name. */
export const screens = Object.fromEntries(
  Object.entries(table).map(([name, row]) => [name, toScreen(name as ScreenName, row)]),
) as Readonly<Record<ScreenName, Screen>>;

/** The table as a list, in its own order. */
export const screenList: readonly Screen[] = Object.values(screens);

/** The Remix route id of a screen in a language, for example `cart.fi`. */
export function routeId(name: ScreenName, language: Language): string {
  return `${name}.${language}`;
}
