/** THE TABLE of screens. Long because it is one table with a row for each screen. */
import type { Language } from '~/locale/languages';
import type { PageKind } from './page-kinds';

/** Who may enter a screen: a `customer` screen sends a guest to log-in, a `staff` or `admin` screen does not exist for others. */
export type Access = 'anyone' | 'customer' | 'staff' | 'admin';

/**
 * `default` has header and footer, `checkout` has no navigation, `rentle` is the rental service's own frame, `bare` has
 * nothing around the page.
 */
export type LayoutName = 'default' | 'checkout' | 'rentle' | 'bare';

/** Options of a screen in addition to paths and module. */
type Options = {
  readonly layout?: LayoutName;
  readonly access?: Access;
  /**
   * The page is the same for all guests of one host, language, delivery country and currency, and may be cached here and by a CDN.
   * A screen whose page depends on any other cookie is not shared.
   */
  readonly isShared?: boolean;
  /** Listed in the sitemap, once it is built. Groups, products, brands and editors' pages are listed separately. */
  readonly isIndexed?: boolean;
  /** Disallowed in robots.txt with all paths below: the page is private or useless for a search engine. */
  readonly isClosed?: boolean;
  /**
   * The specified path has no parameter for the product, group or page to show; the catch-all shows these under their own paths.
   * This path answers 404.
   */
  readonly isNameless?: boolean;
  /** The page's name for tracking. Specification 1 §7. */
  readonly pageKind?: PageKind;
};

type Row = readonly [
  en: string,
  fi: string,
  sv: string,
  de: string,
  fr: string,
  ru: string,
  module: string,
  ...options: Options[],
];

const customer: Options = { access: 'customer' };
const checkout: Options = { layout: 'checkout' };
const bare: Options = { layout: 'bare' };
const shared: Options = { isShared: true };
const indexed: Options = { isIndexed: true };
const staff: Options = { access: 'staff' };
const admin: Options = { access: 'admin' };
const closed: Options = { isClosed: true };
const nameless: Options = { isNameless: true };
const category: Options = { pageKind: 'category' };
const product: Options = { pageKind: 'product' };
const campaign: Options = { pageKind: 'campaign' };
const editorial: Options = { pageKind: 'dynamic page' };

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
  home:                 ['/',                                          '/',                                         '/',                                        '/',                                         '/',                                             '/',                                        'routes/home.tsx', shared, indexed, { pageKind: 'front page' }],
  catchAll:             ['/{slug*}',                                   '/{slug*}',                                  '/{slug*}',                                 '/{slug*}',                                  '/{slug*}',                                      '/{slug*}',                                 'routes/catch-all.tsx', shared],

  // Accounts
  account:              ['/accounts',                                  '/tili',                                     '/konto',                                   '/konto',                                    '/compte',                                       '/kabinet',                                 'routes/account/overview.tsx', customer, closed],
  login:                ['/accounts/login',                            '/tili/kirjaudu',                            '/konto/logga-in',                          '/konto/anmelden',                           '/compte/connexion',                             '/kabinet/vhod',                            'routes/account/login.tsx'],
  passkeyStep:          ['/accounts/passkey',                         '/tili/paasyavain',                          '/konto/losennyckel',                        '/konto/passkey',                            '/compte/cle-acces',                         '/kabinet/klyuch-dostupa',                   'routes/account/passkey-step.ts', bare],
  logout:               ['/accounts/logout',                           '/tili/kirjaudu-ulos',                       '/konto/logga-ut',                          '/konto/abmelden',                           '/compte/deconnexion',                           '/kabinet/vyhod',                           'routes/account/logout.tsx'],
  register:             ['/accounts/register',                         '/tili/rekisteroidy',                        '/konto/registrera',                        '/konto/registrieren',                       '/compte/inscription',                           '/kabinet/registraciya',                    'routes/account/register.tsx'],
  registerCompany:      ['/accounts/register-company',                 '/tili/rekisteroi-yritys',                   '/konto/registrera-foretag',                '/konto/firma-registrieren',                 '/compte/inscription-entreprise',                '/kabinet/registraciya-kompanii',           'routes/account/register-company.tsx'],
  activate:             ['/accounts/activate/{hash}',                  '/tili/aktivoi/{hash}',                      '/konto/aktivera/{hash}',                   '/konto/aktivieren/{hash}',                  '/compte/activer/{hash}',                        '/kabinet/aktivaciya/{hash}',               'routes/account/activate.tsx'],
  deleteAccount:        ['/accounts/delete-account/{token}',           '/tili/poista-tili/{token}',                 '/konto/radera-konto/{token}',              '/konto/konto-loeschen/{token}',             '/compte/supprimer-compte/{token}',              '/kabinet/udalenie/{token}',                'routes/account/delete-account.tsx'],
  resetPassword:        ['/accounts/reset-password',                   '/tili/vaihda-salasana',                     '/konto/aterstall-losenord',                '/konto/passwort-zuruecksetzen',             '/compte/reinitialiser-mot-de-passe',            '/kabinet/sbros-parolya',                   'routes/account/reset-password.tsx'],
  confirmPasswordReset: ['/accounts/password/reset/confirm/{hash}',    '/tili/salasana/vahvista/{hash}',            '/konto/losenord/bekrafta/{hash}',          '/konto/passwort/bestaetigen/{hash}',        '/compte/mot-de-passe/confirmer/{hash}',         '/kabinet/parol/podtverdit/{hash}',         'routes/account/confirm-password-reset.tsx'],
  confirmEmail:         ['/accounts/confirm-email/{hash}',             '/tili/vahvista-osoite/{hash}',               '/konto/bekrafta-adress/{hash}',             '/konto/adresse-bestaetigen/{hash}',          '/compte/confirmer-adresse/{hash}',               '/kabinet/novyy-adres/{hash}',              'routes/account/confirm-email.tsx'],
  undoEmail:            ['/accounts/undo-email/{hash}',                '/tili/palauta-osoite/{hash}',                '/konto/aterstall-adress/{hash}',            '/konto/adresse-wiederherstellen/{hash}',     '/compte/retablir-adresse/{hash}',                '/kabinet/vernut-adres/{hash}',             'routes/account/undo-email.tsx'],
  stopReminders:        ['/accounts/stop_reminders/{email}',           '/tili/lopeta-muistutukset/{email}',         '/konto/stoppa-paminnelser/{email}',        '/konto/erinnerungen-beenden/{email}',       '/compte/arreter-rappels/{email}',               '/kabinet/otklyuchit-napominaniya/{email}', 'routes/account/stop-reminders.tsx'],
  orderHistory:         ['/accounts/orders',                           '/tili/tilaukset',                           '/konto/bestallningar',                     '/konto/bestellungen',                       '/compte/commandes',                             '/kabinet/zakazy',                          'routes/account/orders.tsx', customer],
  orderDetails:         ['/accounts/orders/{number}',                  '/tili/tilaukset/{number}',                  '/konto/bestallningar/{number}',            '/konto/bestellungen/{number}',              '/compte/commandes/{number}',                    '/kabinet/zakazy/{number}',                 'routes/account/order.tsx', customer],
  accountComplaints:    ['/accounts/complaints', '/tili/reklamaatiot', '/konto/reklamationer', '/konto/reklamationen', '/compte/reclamations', '/kabinet/reklamacii', 'routes/account/complaints.tsx', customer],
  accountComplaint:     ['/accounts/complaints/{number}', '/tili/reklamaatiot/{number}', '/konto/reklamationer/{number}', '/konto/reklamationen/{number}', '/compte/reclamations/{number}', '/kabinet/reklamacii/{number}', 'routes/account/complaint.tsx', customer],
  accountDetails:       ['/accounts/details',                         '/tili/omat-tiedot',                         '/konto/uppgifter',                         '/konto/daten',                              '/compte/coordonnees',                           '/kabinet/dannye',                          'routes/account/details.tsx', customer],
  accountAddresses:     ['/accounts/addresses',                       '/tili/osoitteet',                           '/konto/adresser',                          '/konto/adressen',                           '/compte/adresses',                              '/kabinet/adresa',                          'routes/account/addresses.tsx', customer],
  accountSecurity:      ['/accounts/security',                        '/tili/turvallisuus',                        '/konto/sakerhet',                          '/konto/sicherheit',                         '/compte/securite',                              '/kabinet/bezopasnost',                     'routes/account/security.tsx', customer],
  accountPasskeys:      ['/accounts/security/passkeys',               '/tili/turvallisuus/paasyavaimet',           '/konto/sakerhet/losennycklar',              '/konto/sicherheit/passkeys',                '/compte/securite/cles-acces',               '/kabinet/bezopasnost/klyuchi-dostupa',      'routes/account/passkeys.tsx', customer],
  accountPrivacy:       ['/accounts/privacy',                         '/tili/tietosuoja',                          '/konto/integritet',                        '/konto/datenschutz',                        '/compte/confidentialite',                       '/kabinet/konfidencialnost',                'routes/account/privacy.tsx', customer],
  accountExport:        ['/accounts/privacy/export',                  '/tili/tietosuoja/tietoni',                  '/konto/integritet/mina-uppgifter',         '/konto/datenschutz/meine-daten',            '/compte/confidentialite/mes-donnees',           '/kabinet/konfidencialnost/moi-dannye',     'routes/account/export.ts', customer, bare],
  accountSizes:         ['/accounts/sizes',                           '/tili/koot',                                '/konto/storlekar',                         '/konto/groessen',                           '/compte/tailles',                               '/kabinet/razmery',                         'routes/account/sizes.tsx', customer],
  accountClub:          ['/accounts/club',                            '/tili/kerho',                               '/konto/klubb',                             '/konto/club',                               '/compte/club',                                  '/kabinet/klub',                            'routes/account/club.tsx', customer],
  accountCompany:       ['/accounts/company',                         '/tili/yritys',                              '/konto/foretag',                           '/konto/firma',                              '/compte/entreprise',                            '/kabinet/kompaniya',                       'routes/account/company.tsx', customer],
  accountCompanySelection: ['/accounts/company/products', '/tili/yritys/tuotteet', '/konto/foretag/produkter', '/konto/firma/produkte', '/compte/entreprise/produits', '/kabinet/kompaniya/tovary', 'routes/account/company-selection.tsx', customer],
  accountCompanyOrders: ['/accounts/company/orders', '/tili/yritys/tilaukset', '/konto/foretag/bestallningar', '/konto/firma/bestellungen', '/compte/entreprise/commandes', '/kabinet/kompaniya/zakazy', 'routes/account/company-orders.tsx', customer],
  accountCompanyOrdersFile: ['/accounts/company/order-file', '/tili/yritys/tilaustiedosto', '/konto/foretag/bestallningsfil', '/konto/firma/bestelldatei', '/compte/entreprise/fichier-commandes', '/kabinet/kompaniya/fayl-zakazov', 'routes/account/company-orders-file.ts', customer, bare],
  accountCompanyOrder:  ['/accounts/company/orders/{number}', '/tili/yritys/tilaukset/{number}', '/konto/foretag/bestallningar/{number}', '/konto/firma/bestellungen/{number}', '/compte/entreprise/commandes/{number}', '/kabinet/kompaniya/zakazy/{number}', 'routes/account/company-order.tsx', customer],
  accountCompanyAdd:    ['/accounts/company/add', '/tili/yritys/lisaa', '/konto/foretag/lagg-till', '/konto/firma/hinzufuegen', '/compte/entreprise/ajouter', '/kabinet/kompaniya/dobavit', 'routes/account/company-add.ts', customer, bare],
  accountGifts:         ['/accounts/company/gifts', '/tili/yritys/lahjat', '/konto/foretag/gavor', '/konto/firma/geschenke', '/compte/entreprise/cadeaux', '/kabinet/kompaniya/podarki', 'routes/account/gifts.tsx', customer],
  accountGift:          ['/accounts/company/gifts/{campaign}', '/tili/yritys/lahjat/{campaign}', '/konto/foretag/gavor/{campaign}', '/konto/firma/geschenke/{campaign}', '/compte/entreprise/cadeaux/{campaign}', '/kabinet/kompaniya/podarki/{campaign}', 'routes/account/gift.tsx', customer],
  accountGiftPage:      ['/accounts/company/gifts/{campaign}/{giftPage}', '/tili/yritys/lahjat/{campaign}/{giftPage}', '/konto/foretag/gavor/{campaign}/{giftPage}', '/konto/firma/geschenke/{campaign}/{giftPage}', '/compte/entreprise/cadeaux/{campaign}/{giftPage}', '/kabinet/kompaniya/podarki/{campaign}/{giftPage}', 'routes/account/gift-page.tsx', customer],
  accountGiftCodes:     ['/accounts/company/gifts/{campaign}/{giftPage}/codes', '/tili/yritys/lahjat/{campaign}/{giftPage}/koodit', '/konto/foretag/gavor/{campaign}/{giftPage}/koder', '/konto/firma/geschenke/{campaign}/{giftPage}/codes', '/compte/entreprise/cadeaux/{campaign}/{giftPage}/codes', '/kabinet/kompaniya/podarki/{campaign}/{giftPage}/kody', 'routes/account/gift-codes.ts', customer, bare],
  wishlist:             ['/wishlist',                                  '/toivelista',                               '/onskelista',                              '/wunschliste',                              '/liste-envies',                                 '/izbrannoe',                               'routes/account/wishlist.tsx', customer, closed],
  wishlistToggle:       ['/wishlist/toggle',                           '/toivelista/muutos',                        '/onskelista/andring',                      '/wunschliste/aenderung',                    '/liste-envies/modification',                    '/izbrannoe/izmenenie',                     'routes/account/wishlist-toggle.ts', bare, closed],
  sharedWishlist:       ['/wishlist/shared/{token}',                   '/toivelista/jaettu/{token}',                '/onskelista/delad/{token}',                '/wunschliste/geteilt/{token}',              '/liste-envies/partagee/{token}',                '/izbrannoe/obshchiy/{token}',              'routes/account/shared-wishlist.tsx'],
  restockStop:          ['/restock/stop/{token}',                      '/restock/stop/{token}',                      '/restock/stop/{token}',                     '/restock/stop/{token}',                      '/restock/stop/{token}',                          '/restock/stop/{token}',                     'routes/restock/stop.tsx'],

  // Cart, payment and orders
  cart:                 ['/checkout',                                  '/ostoskori',                                '/varukorg',                                '/warenkorb',                                '/panier',                                       '/korzina',                                 'routes/checkout/cart.tsx', closed, { pageKind: 'shopping cart' }],
  clubInfo:             ['/checkout/club-info',                        '/ostoskori/klubitiedot',                    '/varukorg/klubbuppgifter',                 '/warenkorb/clubdaten',                      '/panier/infos-club',                            '/korzina/klub',                            'routes/checkout/club-info.tsx', checkout, closed],
  payment:              ['/checkout/payment',                          '/kassa',                                    '/kassa',                                   '/kasse',                                    '/paiement',                                     '/oformlenie',                              'routes/checkout/payment.tsx', checkout, closed, { pageKind: 'payment page' }],
  klarnaConfirm:        ['/checkout/klarna/confirm',                   '/kassa/klarna/vahvistus',                   '/kassa/klarna/bekraftelse',                '/kasse/klarna/bestaetigung',                '/paiement/klarna/confirmation',                 '/oformlenie/klarna/podtverzhdenie',        'routes/checkout/klarna-confirm.tsx', checkout, closed],
  paymentAddress:       ['/order/payment_address/{slug*}',             '/tilaus/osoite/{slug*}',                    '/bestallning/adress/{slug*}',              '/bestellung/adresse/{slug*}',               '/commande/adresse/{slug*}',                     '/zakaz/adres/{slug*}',                     'routes/order/payment-address.tsx', checkout],
  paymentOk:            ['/order/payment_ok/{slug*}',                  '/tilaus/maksettu/{slug*}',                  '/bestallning/betald/{slug*}',              '/bestellung/bezahlt/{slug*}',               '/commande/payee/{slug*}',                       '/zakaz/oplachen/{slug*}',                  'routes/order/payment-ok.tsx', { pageKind: 'order complete' }],
  paymentCancelled:     ['/order/payment_cancelled/{slug*}',           '/tilaus/maksu-peruttu/{slug*}',             '/bestallning/betalning-avbruten/{slug*}',  '/bestellung/zahlung-abgebrochen/{slug*}',   '/commande/paiement-annule/{slug*}',             '/zakaz/oplata-otmenena/{slug*}',           'routes/order/payment-cancelled.tsx', checkout],
  paymentError:         ['/order/payment_error/{slug*}',               '/tilaus/maksu-epaonnistui/{slug*}',         '/bestallning/betalning-misslyckad/{slug*}', '/bestellung/zahlung-fehlgeschlagen/{slug*}', '/commande/paiement-echoue/{slug*}',            '/zakaz/oshibka-oplaty/{slug*}',            'routes/order/payment-error.tsx', checkout],
  orderProcess:         ['/order/process',                             '/tilaus/kasittely',                         '/bestallning/behandling',                  '/bestellung/bearbeitung',                   '/commande/traitement',                          '/zakaz/obrabotka',                         'routes/order/process.tsx', checkout, closed],
  testPayment:          ['/order/test-payment/{slug}',                 '/tilaus/testimaksu/{slug}',                 '/bestallning/testbetalning/{slug}',        '/bestellung/testzahlung/{slug}',            '/commande/paiement-test/{slug}',                '/zakaz/testovaya-oplata/{slug}',           'routes/order/test-payment.tsx', checkout],
  receipt:              ['/order/receipt/{slug}',                     '/tilaus/kuitti/{slug}',                     '/bestallning/kvitto/{slug}',               '/bestellung/beleg/{slug}',                  '/commande/recu/{slug}',                         '/zakaz/chek/{slug}',                       'routes/order/receipt.ts', bare],
  viewOrder:            ['/view-order',                                '/tilauksen-seuranta',                       '/folj-bestallning',                        '/bestellung-verfolgen',                     '/suivi-commande',                               '/status-zakaza',                           'routes/order/view-order.tsx', closed],
  returns:              ['/returns',                                   '/palautukset',                              '/returer',                                 '/rueckgaben',                               '/retours',                                      '/vozvraty',                                'routes/order/returns.tsx', closed],
  returnPage:           ['/order/return/{slug}',                       '/tilaus/palautus/{slug}',                   '/bestallning/retur/{slug}',                '/bestellung/ruecksendung/{slug}',           '/commande/retour/{slug}',                       '/zakaz/vozvrat/{slug}',                    'routes/order/return.tsx', closed],
  returnLabel:          ['/order/return-label/{slug}',                 '/tilaus/palautuslappu/{slug}',              '/bestallning/returetikett/{slug}',         '/bestellung/ruecksendeetikett/{slug}',      '/commande/etiquette-retour/{slug}',             '/zakaz/etiketka-vozvrata/{slug}',          'routes/order/return-label.ts', bare],
  withdrawal:           ['/withdrawal',                                '/peruuta-sopimus',                          '/angra-avtal',                             '/vertrag-widerrufen',                       '/retractation',                                 '/otkaz-ot-dogovora',                       'routes/order/withdrawal.tsx', closed],
  reclamation:          ['/reclamation', '/reklamaatio', '/reklamation', '/reklamation', '/reclamation', '/reklamaciya', 'routes/order/reclamation.tsx', closed],
  complaintPictures:    ['/reclamation/pictures', '/reklamaatio/kuvat', '/reklamation/bilder', '/reklamation/fotos', '/reclamation/photos', '/reklamaciya/foto', 'routes/order/complaint-pictures.ts', bare],
  complaintPicture:     ['/reclamation/pictures/{token}', '/reklamaatio/kuvat/{token}', '/reklamation/bilder/{token}', '/reklamation/fotos/{token}', '/reclamation/photos/{token}', '/reklamaciya/foto/{token}', 'routes/order/complaint-picture.ts', bare],
  complaint:            ['/reclamation/{token}', '/reklamaatio/{token}', '/reklamation/{token}', '/reklamation/{token}', '/reclamation/{token}', '/reklamaciya/{token}', 'routes/order/complaint.tsx'],
  giftCardBalance:      ['/gift-card-balance',                         '/lahjakortin-saldo',                        '/presentkortssaldo',                       '/gutschein-guthaben',                       '/solde-carte-cadeau',                           '/balans-podarochnoy-karty',                'routes/order/gift-card-balance.tsx', closed],

  // Staff
  staffTools:           ['/staff-tools',                               '/myyjan-tyokalut',                          '/saljarens-verktyg',                       '/verkaufswerkzeuge',                        '/outils-vendeur',                               '/instrumenty-prodavca',                    'routes/staff/tools.tsx', staff, closed],
  transferRequest:      ['/staff-tools/transfer', '/myyjan-tyokalut/siirto', '/saljarens-verktyg/overforing', '/verkaufswerkzeuge/umlagerung', '/outils-vendeur/transfert', '/instrumenty-prodavca/peremeshchenie', 'routes/staff/transfer.tsx', staff, closed],

  // The desk
  desk:                 ['/hallinta',                                  '/hallinta',                                 '/hallinta',                                '/hallinta',                                 '/hallinta',                                     '/hallinta',                                'routes/desk/overview.tsx', admin, closed],
  deskOrders:           ['/hallinta/orders',                           '/hallinta/tilaukset',                       '/hallinta/bestallningar',                  '/hallinta/bestellungen',                    '/hallinta/commandes',                           '/hallinta/zakazy',                         'routes/desk/orders.tsx', admin, closed],
  deskOrder:            ['/hallinta/orders/{number}',                  '/hallinta/tilaukset/{number}',              '/hallinta/bestallningar/{number}',         '/hallinta/bestellungen/{number}',           '/hallinta/commandes/{number}',                  '/hallinta/zakazy/{number}',                'routes/desk/order.tsx', admin, closed],
  deskComplaints:       ['/hallinta/complaints', '/hallinta/reklamaatiot', '/hallinta/reklamationer', '/hallinta/reklamationen', '/hallinta/reclamations', '/hallinta/reklamacii', 'routes/desk/complaints.tsx', admin, closed],
  deskComplaint:        ['/hallinta/complaints/{number}', '/hallinta/reklamaatiot/{number}', '/hallinta/reklamationer/{number}', '/hallinta/reklamationen/{number}', '/hallinta/reclamations/{number}', '/hallinta/reklamacii/{number}', 'routes/desk/complaint.tsx', admin, closed],
  deskReturns:          ['/hallinta/returns',                          '/hallinta/palautukset',                     '/hallinta/returer',                        '/hallinta/rueckgaben',                      '/hallinta/retours',                             '/hallinta/vozvraty',                       'routes/desk/returns.tsx', admin, closed],
  deskTransfers:        ['/hallinta/transfers', '/hallinta/siirrot', '/hallinta/overforingar', '/hallinta/umlagerungen', '/hallinta/transferts', '/hallinta/peremeshcheniya', 'routes/desk/transfers.tsx', staff, closed],
  deskTransfer:         ['/hallinta/transfers/{number}', '/hallinta/siirrot/{number}', '/hallinta/overforingar/{number}', '/hallinta/umlagerungen/{number}', '/hallinta/transferts/{number}', '/hallinta/peremeshcheniya/{number}', 'routes/desk/transfer.tsx', staff, closed],
  deskPickingList:      ['/hallinta/transfers/{number}/picking-list', '/hallinta/siirrot/{number}/keraily', '/hallinta/overforingar/{number}/plocklista', '/hallinta/umlagerungen/{number}/kommissionierliste', '/hallinta/transferts/{number}/preparation', '/hallinta/peremeshcheniya/{number}/sborka', 'routes/desk/picking-list.tsx', staff, closed],
  deskPickingFile:      ['/hallinta/transfers/{number}/picking-list-pdf', '/hallinta/siirrot/{number}/keraily-pdf', '/hallinta/overforingar/{number}/plocklista-pdf', '/hallinta/umlagerungen/{number}/kommissionierliste-pdf', '/hallinta/transferts/{number}/preparation-pdf', '/hallinta/peremeshcheniya/{number}/sborka-pdf', 'routes/desk/picking-file.ts', staff, bare, closed],
  deskMoney:            ['/hallinta/payments',                         '/hallinta/maksut',                          '/hallinta/betalningar',                    '/hallinta/zahlungen',                       '/hallinta/paiements',                           '/hallinta/platezhi',                       'routes/desk/money.tsx', admin, closed],
  deskGroups:           ['/hallinta/memberships',                      '/hallinta/jasenyydet',                      '/hallinta/medlemskap',                     '/hallinta/mitgliedschaften',                '/hallinta/adhesions',                           '/hallinta/chlenstva',                      'routes/desk/groups.tsx', admin, closed],
  deskLog:              ['/hallinta/log',                              '/hallinta/loki',                            '/hallinta/logg',                           '/hallinta/protokoll',                       '/hallinta/journal',                             '/hallinta/zhurnal',                        'routes/desk/log.tsx', admin, closed],
  deskReviews:          ['/hallinta/reviews',                          '/hallinta/arvostelut',                      '/hallinta/recensioner',                    '/hallinta/bewertungen',                     '/hallinta/avis',                                '/hallinta/otzyvy',                         'routes/desk/reviews.tsx', admin, closed],
  deskCompanies:        ['/hallinta/companies',                        '/hallinta/yritykset',                       '/hallinta/foretag',                        '/hallinta/firmen',                          '/hallinta/entreprises',                         '/hallinta/kompanii',                       'routes/desk/companies.tsx', admin, closed],
  deskCompany:          ['/hallinta/companies/{vat}', '/hallinta/yritykset/{vat}', '/hallinta/foretag/{vat}', '/hallinta/firmen/{vat}', '/hallinta/entreprises/{vat}', '/hallinta/kompanii/{vat}', 'routes/desk/company.tsx', admin, closed],
  deskGifts:            ['/hallinta/gift-campaigns', '/hallinta/lahjakampanjat', '/hallinta/gavokampanjer', '/hallinta/geschenkaktionen', '/hallinta/campagnes-cadeaux', '/hallinta/podarochnye-akcii', 'routes/desk/gifts.tsx', admin, closed],
  deskGift:             ['/hallinta/gift-campaigns/{campaign}', '/hallinta/lahjakampanjat/{campaign}', '/hallinta/gavokampanjer/{campaign}', '/hallinta/geschenkaktionen/{campaign}', '/hallinta/campagnes-cadeaux/{campaign}', '/hallinta/podarochnye-akcii/{campaign}', 'routes/desk/gift.tsx', admin, closed],
  deskGiftPage:         ['/hallinta/gift-campaigns/{campaign}/{giftPage}', '/hallinta/lahjakampanjat/{campaign}/{giftPage}', '/hallinta/gavokampanjer/{campaign}/{giftPage}', '/hallinta/geschenkaktionen/{campaign}/{giftPage}', '/hallinta/campagnes-cadeaux/{campaign}/{giftPage}', '/hallinta/podarochnye-akcii/{campaign}/{giftPage}', 'routes/desk/gift-page.tsx', admin, closed],
  deskGiftCodes:        ['/hallinta/gift-campaigns/{campaign}/{giftPage}/codes', '/hallinta/lahjakampanjat/{campaign}/{giftPage}/koodit', '/hallinta/gavokampanjer/{campaign}/{giftPage}/koder', '/hallinta/geschenkaktionen/{campaign}/{giftPage}/codes', '/hallinta/campagnes-cadeaux/{campaign}/{giftPage}/codes', '/hallinta/podarochnye-akcii/{campaign}/{giftPage}/kody', 'routes/desk/gift-codes.ts', admin, bare, closed],
  deskRestock:          ['/hallinta/restock-notices',                  '/hallinta/saatavuusilmoitukset',            '/hallinta/bevakningar',                    '/hallinta/lagerbenachrichtigungen',         '/hallinta/alertes-stock',                       '/hallinta/uvedomleniya',                   'routes/desk/restock.tsx', admin, closed],
  deskMessages:         ['/hallinta/messages',                        '/hallinta/viestit',                         '/hallinta/meddelanden',                    '/hallinta/nachrichten',                     '/hallinta/messages',                            '/hallinta/soobshcheniya',                  'routes/desk/messages.tsx', admin, closed],
  deskMessage:          ['/hallinta/messages/{number}',               '/hallinta/viestit/{number}',                '/hallinta/meddelanden/{number}',           '/hallinta/nachrichten/{number}',            '/hallinta/messages/{number}',                   '/hallinta/soobshcheniya/{number}',         'routes/desk/message.tsx', admin, closed],
  deskNewsletters:      ['/hallinta/newsletters',                     '/hallinta/uutiskirjeet',                    '/hallinta/nyhetsbrev',                     '/hallinta/newsletter',                      '/hallinta/lettres',                             '/hallinta/rassylki',                       'routes/desk/newsletters.tsx', admin, closed],
  deskNewsletterFile:   ['/hallinta/newsletters/{slug}',              '/hallinta/uutiskirjeet/{slug}',             '/hallinta/nyhetsbrev/{slug}',              '/hallinta/newsletter/{slug}',               '/hallinta/lettres/{slug}',                      '/hallinta/rassylki/{slug}',                'routes/desk/newsletter-file.ts', admin, bare, closed],
  deskStores:           ['/hallinta/stores',                            '/hallinta/myymalat',                        '/hallinta/butiker',                        '/hallinta/filialen',                        '/hallinta/magasins',                            '/hallinta/magaziny',                       'routes/desk/stores.tsx', admin, closed],
  deskStore:            ['/hallinta/stores/{store}',                    '/hallinta/myymalat/{store}',                '/hallinta/butiker/{store}',                '/hallinta/filialen/{store}',                '/hallinta/magasins/{store}',                    '/hallinta/magaziny/{store}',               'routes/desk/store.tsx', admin, closed],
  deskStoreService:     ['/hallinta/store-services/{service}',          '/hallinta/myymalapalvelut/{service}',       '/hallinta/butikstjanster/{service}',       '/hallinta/filialservice/{service}',         '/hallinta/services-magasin/{service}',          '/hallinta/uslugi/{service}',               'routes/desk/store-service.tsx', admin, closed],
  deskLeads:            ['/hallinta/first-rows', '/hallinta/ensirivit', '/hallinta/forsta-rader', '/hallinta/erste-reihen', '/hallinta/premieres-rangees', '/hallinta/pervye-ryady', 'routes/desk/leads.tsx', admin, closed],
  deskLead:             ['/hallinta/first-rows/{lead}', '/hallinta/ensirivit/{lead}', '/hallinta/forsta-rader/{lead}', '/hallinta/erste-reihen/{lead}', '/hallinta/premieres-rangees/{lead}', '/hallinta/pervye-ryady/{lead}', 'routes/desk/lead.tsx', admin, closed],
  deskSettings:         ['/hallinta/settings', '/hallinta/asetukset', '/hallinta/installningar', '/hallinta/einstellungen', '/hallinta/reglages', '/hallinta/nastroiki', 'routes/desk/settings.tsx', admin, closed],
  deskSetting:          ['/hallinta/settings/{setting}', '/hallinta/asetukset/{setting}', '/hallinta/installningar/{setting}', '/hallinta/einstellungen/{setting}', '/hallinta/reglages/{setting}', '/hallinta/nastroiki/{setting}', 'routes/desk/setting.tsx', admin, closed],
  deskRedirects:        ['/hallinta/redirects', '/hallinta/uudelleenohjaukset', '/hallinta/omdirigeringar', '/hallinta/weiterleitungen', '/hallinta/redirections', '/hallinta/perenapravleniya', 'routes/desk/redirects.tsx', admin, closed],
  deskKeywords:         ['/hallinta/explained-words', '/hallinta/selitetyt-sanat', '/hallinta/forklarade-ord', '/hallinta/erklaerte-woerter', '/hallinta/mots-expliques', '/hallinta/slova', 'routes/desk/keywords.tsx', admin, closed],
  deskNewKeyword:       ['/hallinta/explained-words/new', '/hallinta/selitetyt-sanat/uusi', '/hallinta/forklarade-ord/nytt', '/hallinta/erklaerte-woerter/neu', '/hallinta/mots-expliques/nouveau', '/hallinta/slova/novoe', 'routes/desk/new-keyword.tsx', admin, closed],
  deskKeyword:          ['/hallinta/explained-words/{keyword}', '/hallinta/selitetyt-sanat/{keyword}', '/hallinta/forklarade-ord/{keyword}', '/hallinta/erklaerte-woerter/{keyword}', '/hallinta/mots-expliques/{keyword}', '/hallinta/slova/{keyword}', 'routes/desk/keyword.tsx', admin, closed],
  deskRentals:          ['/hallinta/rental', '/hallinta/vuokraus', '/hallinta/uthyrning', '/hallinta/verleih', '/hallinta/location', '/hallinta/prokat', 'routes/desk/rentals.tsx', admin, closed],
  deskNewRental:        ['/hallinta/rental/new', '/hallinta/vuokraus/uusi', '/hallinta/uthyrning/ny', '/hallinta/verleih/neu', '/hallinta/location/nouveau', '/hallinta/prokat/novyi', 'routes/desk/new-rental.tsx', admin, closed],
  deskRental:           ['/hallinta/rental/{rental}', '/hallinta/vuokraus/{rental}', '/hallinta/uthyrning/{rental}', '/hallinta/verleih/{rental}', '/hallinta/location/{rental}', '/hallinta/prokat/{rental}', 'routes/desk/rental.tsx', admin, closed],
  deskUsed:             ['/hallinta/used-items', '/hallinta/kaytetyt', '/hallinta/begagnat', '/hallinta/gebrauchtes', '/hallinta/occasions', '/hallinta/komissionka', 'routes/desk/used.tsx', admin, closed],
  deskNewUsed:          ['/hallinta/used-items/new', '/hallinta/kaytetyt/uusi', '/hallinta/begagnat/nytt', '/hallinta/gebrauchtes/neu', '/hallinta/occasions/nouvelle', '/hallinta/komissionka/novaya', 'routes/desk/new-used.tsx', admin, closed],
  deskUsedItem:         ['/hallinta/used-items/{item}', '/hallinta/kaytetyt/{item}', '/hallinta/begagnat/{item}', '/hallinta/gebrauchtes/{item}', '/hallinta/occasions/{item}', '/hallinta/komissionka/{item}', 'routes/desk/used-item.tsx', admin, closed],
  deskPeriods:          ['/hallinta/price-periods', '/hallinta/hintajaksot', '/hallinta/prisperioder', '/hallinta/preiszeitraeume', '/hallinta/periodes-de-prix', '/hallinta/ceny-na-srok', 'routes/desk/periods.tsx', admin, closed],
  deskNewPeriod:        ['/hallinta/price-periods/new', '/hallinta/hintajaksot/uusi', '/hallinta/prisperioder/ny', '/hallinta/preiszeitraeume/neu', '/hallinta/periodes-de-prix/nouvelle', '/hallinta/ceny-na-srok/novaya', 'routes/desk/new-period.tsx', admin, closed],
  deskBundles:          ['/hallinta/bundles', '/hallinta/paketit', '/hallinta/paket', '/hallinta/sets', '/hallinta/packs', '/hallinta/komplekty', 'routes/desk/bundles.tsx', admin, closed],
  deskNewBundle:        ['/hallinta/bundles/new', '/hallinta/paketit/uusi', '/hallinta/paket/nytt', '/hallinta/sets/neu', '/hallinta/packs/nouveau', '/hallinta/komplekty/novyi', 'routes/desk/new-bundle.tsx', admin, closed],
  deskOffers:           ['/hallinta/offers', '/hallinta/tarjoukset', '/hallinta/erbjudanden', '/hallinta/angebote', '/hallinta/offres', '/hallinta/predlozheniya', 'routes/desk/offers.tsx', admin, closed],
  deskNewOffer:         ['/hallinta/offers/new', '/hallinta/tarjoukset/uusi', '/hallinta/erbjudanden/nytt', '/hallinta/angebote/neu', '/hallinta/offres/nouvelle', '/hallinta/predlozheniya/novoe', 'routes/desk/new-offer.tsx', admin, closed],
  deskBanners:          ['/hallinta/banners', '/hallinta/bannerit', '/hallinta/banderoller', '/hallinta/banner', '/hallinta/bannieres', '/hallinta/bannery', 'routes/desk/banners.tsx', admin, closed],
  deskNewBanner:        ['/hallinta/banners/new/{kind}', '/hallinta/bannerit/uusi/{kind}', '/hallinta/banderoller/ny/{kind}', '/hallinta/banner/neu/{kind}', '/hallinta/bannieres/nouvelle/{kind}', '/hallinta/bannery/novyi/{kind}', 'routes/desk/new-banner.tsx', admin, closed],
  deskBanner:           ['/hallinta/banners/{banner}', '/hallinta/bannerit/{banner}', '/hallinta/banderoller/{banner}', '/hallinta/banner/{banner}', '/hallinta/bannieres/{banner}', '/hallinta/bannery/{banner}', 'routes/desk/banner.tsx', admin, closed],
  deskContents:         ['/hallinta/content',                         '/hallinta/sisallot',                        '/hallinta/innehall',                       '/hallinta/inhalte',                         '/hallinta/contenus',                            '/hallinta/materialy',                      'routes/desk/contents.tsx', admin, closed],
  deskContent:          ['/hallinta/content/{id}',                    '/hallinta/sisallot/{id}',                   '/hallinta/innehall/{id}',                  '/hallinta/inhalte/{id}',                    '/hallinta/contenus/{id}',                       '/hallinta/materialy/{id}',                 'routes/desk/content.tsx', admin, closed],
  deskContentPreview:   ['/hallinta/content/{id}/preview',            '/hallinta/sisallot/{id}/esikatselu',        '/hallinta/innehall/{id}/forhandsvisning',  '/hallinta/inhalte/{id}/vorschau',           '/hallinta/contenus/{id}/apercu',                '/hallinta/materialy/{id}/predprosmotr',    'routes/desk/content-preview.tsx', admin, closed],
  deskPictures:         ['/hallinta/pictures',                        '/hallinta/kuvat',                           '/hallinta/bilder',                         '/hallinta/bilder',                          '/hallinta/images',                              '/hallinta/kartinki',                       'routes/desk/pictures.ts', admin, bare, closed],

  // Catalogue
  search:               ['/search',                                    '/haku',                                     '/sok',                                     '/suche',                                    '/recherche',                                    '/poisk',                                   'routes/catalog/search.tsx', closed, { pageKind: 'search' }],
  searchSuggestions:    ['/search/suggestions',                        '/haku/ehdotukset',                          '/sok/forslag',                             '/suche/vorschlaege',                        '/recherche/suggestions',                        '/poisk/podskazki',                         'routes/catalog/search-suggestions.ts', bare],
  writeReview:          ['/reviews/write/{slug}',                      '/arvostelut/kirjoita/{slug}',               '/recensioner/skriv/{slug}',                '/bewertungen/schreiben/{slug}',             '/avis/ecrire/{slug}',                           '/otzyvy/napisat/{slug}',                   'routes/catalog/write-review.tsx', customer, closed],
  newest:               ['/newest',                                    '/uutuudet',                                 '/nyheter',                                 '/neuheiten',                                '/nouveautes',                                   '/novinki',                                 'routes/catalog/newest.tsx', shared, indexed, category],
  secondHand:           ['/second-hand',                               '/kaytetyt',                                 '/begagnat',                                '/gebraucht',                                '/occasion',                                     '/byvshee-v-upotreblenii',                  'routes/catalog/second-hand.tsx', shared, indexed, category],
  catalog:              ['/catalog',                                   '/tuotteet',                                 '/produkter',                               '/katalog',                                  '/catalogue',                                    '/katalog',                                 'routes/catalog/catalog.tsx', shared, indexed, category],
  manufacturer:         ['/manufacturer',                              '/valmistaja',                               '/tillverkare',                             '/hersteller',                               '/fabricant',                                    '/proizvoditel',                            'routes/catalog/brand.tsx', category],
  manufacturers:        ['/manufacturers',                             '/merkit',                                   '/varumarken',                              '/marken',                                   '/marques',                                      '/brendy',                                  'routes/catalog/manufacturers.tsx', shared, indexed],
  productGroup:         ['/product-group',                             '/tuoteryhma',                               '/produktgrupp',                            '/produktgruppe',                            '/groupe-de-produits',                           '/gruppa-tovarov',                          'routes/catalog/product-group.tsx', nameless],
  productNew:           ['/product-new',                               '/tuote-uusi',                               '/produkt-ny',                              '/produkt-neu',                              '/produit-nouveau',                              '/tovar-novyy',                             'routes/catalog/product.tsx', nameless],
  productOld:           ['/product-old',                               '/tuote-vanha',                              '/produkt-gammal',                          '/produkt-alt',                              '/produit-ancien',                               '/tovar-staryy',                            'routes/catalog/product.tsx', nameless],
  removedNewProduct:    ['/removed-new-product-page/{slug*}',          '/poistunut-tuotesivu/{slug*}',              '/borttagen-produktsida/{slug*}',           '/entfernte-produktseite/{slug*}',           '/page-produit-retiree/{slug*}',                 '/udalennaya-stranica-tovara/{slug*}',      'routes/catalog/removed.tsx'],
  oldProduct:           ['/old/{manufacturer}/{slug*}',                '/vanha/{manufacturer}/{slug*}',             '/gammal/{manufacturer}/{slug*}',           '/alt/{manufacturer}/{slug*}',               '/ancien/{manufacturer}/{slug*}',                '/staryy/{manufacturer}/{slug*}',           'routes/catalog/product.tsx', shared, product],
  viewedProducts:       ['/viewed-products',                           '/katsotut-tuotteet',                         '/visade-produkter',                        '/angesehene-produkte',                     '/produits-consultes',                           '/prosmotrennye-tovary',                    'routes/catalog/viewed-products.tsx', closed],
  viewedMark:           ['/viewed-products/{id}',                      '/katsotut-tuotteet/{id}',                    '/visade-produkter/{id}',                   '/angesehene-produkte/{id}',                '/produits-consultes/{id}',                      '/prosmotrennye-tovary/{id}',               'routes/catalog/viewed-mark.ts', bare],
  instalmentMessage:    ['/instalment-message/{country}',              '/osamaksuviesti/{country}',                 '/delbetalning/{country}',                  '/ratenzahlung/{country}',                   '/paiement-echelonne/{country}',                 '/oplata-chastyami/{country}',              'routes/catalog/instalment-message.ts', bare, closed],
  skiWizard:            ['/ski-wizard',                                '/suksipaketti',                             '/skidpaket',                               '/skipaket',                                 '/pack-ski',                                     '/komplekt-lyzh',                           'routes/ski-wizard/start.tsx', indexed],
  skiWizardSport:       ['/ski-wizard/{sport}',                        '/suksipaketti/{sport}',                     '/skidpaket/{sport}',                       '/skipaket/{sport}',                         '/pack-ski/{sport}',                             '/komplekt-lyzh/{sport}',                   'routes/ski-wizard/sport.tsx'],
  experiences:          ['/experiences/{slug*}',                       '/elamykset/{slug*}',                        '/upplevelser/{slug*}',                     '/erlebnisse/{slug*}',                       '/experiences/{slug*}',                          '/priklyucheniya/{slug*}',                  'routes/content/experiences.tsx', shared, indexed, editorial],

  // Campaigns and companies
  campaign:             ['/campaigns/{campaignSlug}',                  '/kampanjat/{campaignSlug}',                 '/kampanjer/{campaignSlug}',                '/aktionen/{campaignSlug}',                  '/campagnes/{campaignSlug}',                     '/akcii/{campaignSlug}',                    'routes/content/campaign.tsx', shared, campaign],
  giftCampaign:         ['/giftcampaigns/{category}',                  '/lahjakampanjat/{category}',                '/gavokampanjer/{category}',                '/geschenkaktionen/{category}',              '/campagnes-cadeaux/{category}',                 '/podarochnye-akcii/{category}',            'routes/catalog/gift-campaign.tsx', campaign],
  giftCampaignProduct:  ['/giftcampaigns/{campaignSlug}/{productSlug}', '/lahjakampanjat/{campaignSlug}/{productSlug}', '/gavokampanjer/{campaignSlug}/{productSlug}', '/geschenkaktionen/{campaignSlug}/{productSlug}', '/campagnes-cadeaux/{campaignSlug}/{productSlug}', '/podarochnye-akcii/{campaignSlug}/{productSlug}', 'routes/catalog/product.tsx', campaign],
  oldGiftCampaignProduct: ['/old/giftcampaigns/{campaignSlug}/{productSlug}', '/vanha/lahjakampanjat/{campaignSlug}/{productSlug}', '/gammal/gavokampanjer/{campaignSlug}/{productSlug}', '/alt/geschenkaktionen/{campaignSlug}/{productSlug}', '/ancien/campagnes-cadeaux/{campaignSlug}/{productSlug}', '/staryy/podarochnye-akcii/{campaignSlug}/{productSlug}', 'routes/catalog/product.tsx', campaign],
  enterprise:           ['/enterprise',                                '/yrityksille',                              '/foretag',                                 '/unternehmen',                              '/entreprises',                                  '/kompaniyam',                              'routes/content/enterprise.tsx', shared, indexed, editorial],
  corporateInfoForm:    ['/corporate-info-form',                       '/yrityksille/yhteydenotto',                 '/foretag/kontakt',                         '/unternehmen/kontakt',                      '/entreprises/contact',                          '/kompaniyam/zapros',                       'routes/content/corporate-info.tsx'],
  corporateNewsletter:  ['/corporate-newsletter',                      '/yrityksille/uutiskirje',                   '/foretag/nyhetsbrev',                      '/unternehmen/newsletter',                   '/entreprises/newsletter',                       '/kompaniyam/rassylka',                     'routes/content/newsletter.tsx'],
  forestNewsletter:     ['/forest-newsletter',                         '/metsa-uutiskirje',                         '/skog-nyhetsbrev',                         '/wald-newsletter',                          '/newsletter-foret',                             '/lesnaya-rassylka',                        'routes/content/newsletter.tsx'],
  newsletter:           ['/newsletter',                                '/uutiskirje',                               '/nyhetsbrev',                              '/newsletter',                               '/lettre-info',                                  '/rassylka',                                'routes/content/newsletter.tsx'],
  newsletterConfirm:    ['/newsletter/confirm/{token}',                '/uutiskirje/vahvista/{token}',              '/nyhetsbrev/bekrafta/{token}',              '/newsletter/bestaetigen/{token}',           '/lettre-info/confirmer/{token}',                '/rassylka/podtverdit/{token}',             'routes/content/newsletter-link.tsx'],
  newsletterStop:       ['/newsletter/stop/{token}',                   '/uutiskirje/lopeta/{token}',                '/nyhetsbrev/avsluta/{token}',               '/newsletter/abmelden/{token}',              '/lettre-info/desinscription/{token}',           '/rassylka/otpiska/{token}',                'routes/content/newsletter-link.tsx'],

  // Content and stores
  page:                 ['/page/{slug*}',                              '/sivu/{slug*}',                             '/sida/{slug*}',                            '/seite/{slug*}',                            '/page/{slug*}',                                 '/stranica/{slug*}',                        'routes/content/page.tsx', shared, editorial],
  static:               ['/static',                                    '/staattinen',                               '/statisk',                                 '/statisch',                                 '/statique',                                     '/staticheskaya',                           'routes/content/page.tsx', nameless, editorial],
  staticWithTabs:       ['/static-with-tabs',                          '/staattinen-valilehdilla',                  '/statisk-med-flikar',                      '/statisch-mit-reitern',                     '/statique-avec-onglets',                        '/staticheskaya-s-vkladkami',               'routes/content/tabs.tsx', nameless, editorial],
  ask:                  ['/ask',                                       '/kysy',                                     '/fraga',                                   '/fragen',                                   '/contact',                                      '/vopros',                                  'routes/content/ask.tsx', indexed, editorial],
  history:              ['/history',                                   '/historia',                                 '/historia',                                '/geschichte',                               '/histoire',                                     '/istoriya',                                'routes/content/history.tsx', shared, indexed, editorial],
  lifeOutdoors:         ['/life-outdoors',                             '/elamaa-ulkona',                            '/livet-utomhus',                           '/leben-draussen',                           '/vie-en-plein-air',                             '/zhizn-na-prirode',                        'routes/content/life-outdoors.tsx', shared, indexed, editorial],
  lifeOutdoorsPost:     ['/life-outdoors/{post}',                      '/elamaa-ulkona/{post}',                     '/livet-utomhus/{post}',                    '/leben-draussen/{post}',                    '/vie-en-plein-air/{post}',                      '/zhizn-na-prirode/{post}',                 'routes/content/guide.tsx', shared, editorial],
  blog:                 ['/life-outdoors/blog',                        '/elamaa-ulkona/blogi',                      '/livet-utomhus/blogg',                     '/leben-draussen/blog',                      '/vie-en-plein-air/blog',                        '/zhizn-na-prirode/blog',                   'routes/content/blog.tsx', shared, indexed, editorial],
  blogPost:             ['/life-outdoors/blog/{slug}',                 '/elamaa-ulkona/blogi/{slug}',               '/livet-utomhus/blogg/{slug}',              '/leben-draussen/blog/{slug}',               '/vie-en-plein-air/blog/{slug}',                 '/zhizn-na-prirode/blog/{slug}',            'routes/content/blog-post.tsx', shared, editorial],
  bloggers:             ['/life-outdoors/bloggers',                    '/elamaa-ulkona/bloggaajat',                 '/livet-utomhus/bloggare',                  '/leben-draussen/blogger',                   '/vie-en-plein-air/blogueurs',                   '/zhizn-na-prirode/blogery',                'routes/content/bloggers.tsx', shared, indexed, editorial],
  blogger:              ['/life-outdoors/bloggers/{blogger}',          '/elamaa-ulkona/bloggaajat/{blogger}',       '/livet-utomhus/bloggare/{blogger}',        '/leben-draussen/blogger/{blogger}',         '/vie-en-plein-air/blogueurs/{blogger}',         '/zhizn-na-prirode/blogery/{blogger}',      'routes/content/blogger.tsx', shared, editorial],
  stores:               ['/stores',                                    '/myymalat',                                 '/butiker',                                 '/filialen',                                 '/magasins',                                     '/magaziny',                                'routes/stores/stores.tsx', shared, indexed, editorial],
  store:                ['/stores/{store}',                            '/myymalat/{store}',                         '/butiker/{store}',                         '/filialen/{store}',                         '/magasins/{store}',                             '/magaziny/{store}',                        'routes/stores/store.tsx', shared, editorial],
  pikanouto:            ['/pikanouto',                                 '/pikanouto',                                '/expressavhamtning',                       '/expressabholung',                          '/retrait-express',                              '/bystryy-samovyvoz',                       'routes/stores/pikanouto.tsx', shared, indexed, editorial],
  rentle:               ['/rental/rentle',                             '/vuokraus/rentle',                          '/uthyrning/rentle',                        '/verleih/rentle',                           '/location/rentle',                              '/prokat/rentle',                           'routes/rental/rentle.tsx', shared, { layout: 'rentle' }],

  // The shell itself
  menu:                 ['/menu/{slug*}',                              '/valikko/{slug*}',                          '/meny/{slug*}',                            '/menue/{slug*}',                            '/menu/{slug*}',                                 '/menyu/{slug*}',                           'routes/menu.tsx', bare, shared],
  locale:               ['/locale',                                    '/maa-ja-kieli',                             '/land-och-sprak',                          '/land-und-sprache',                         '/pays-et-langue',                               '/strana-i-yazyk',                          'routes/locale.tsx', closed],
  handover:             ['/handover/{id}',                             '/siirto/{id}',                              '/overforing/{id}',                         '/uebergabe/{id}',                           '/transfert/{id}',                               '/perenos/{id}',                            'routes/handover.tsx'],
  mailbox:              ['/mailbox',                                   '/postilaatikko',                            '/brevlada',                                '/postfach',                                 '/boite-aux-lettres',                            '/pochta',                                  'routes/mailbox.tsx', closed],
  mail:                 ['/mailbox/{id}',                              '/postilaatikko/{id}',                       '/brevlada/{id}',                           '/postfach/{id}',                            '/boite-aux-lettres/{id}',                       '/pochta/{id}',                             'routes/mail.ts', bare],
  styleGuide:           ['/style-guide',                               '/tyyliopas',                                '/stilguide',                               '/stilhandbuch',                             '/guide-de-style',                               '/rukovodstvo-po-stilyu',                   'routes/style-guide.tsx', shared],
} as const satisfies Record<string, Row>;

export type ScreenName = keyof typeof table;

export type Screen = {
  readonly name: ScreenName;
  readonly paths: Readonly<Record<Language, string>>;
  /** File under `app/`, for example `routes/home.tsx`. */
  readonly module: string;
} & Required<Omit<Options, 'pageKind'>> &
  Pick<Options, 'pageKind'>;

const USUAL = {
  layout: 'default',
  access: 'anyone',
  isShared: false,
  isIndexed: false,
  isClosed: false,
  isNameless: false,
} as const satisfies Options;

function toScreen(name: ScreenName, row: Row): Screen {
  const [en, fi, sv, de, fr, ru, module, ...options] = row;
  return { ...USUAL, ...Object.assign({}, ...options), name, paths: { en, fi, sv, de, fr, ru }, module };
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
