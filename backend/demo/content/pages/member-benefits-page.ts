import { clubGoods } from '../club-goods';
import type { DemoPage } from '../page';
import { six } from '../six';

/** Of all departments; the goods are the picture of the page. */
const GOODS = clubGoods([
  'kaldoaivi',
  'tunturi-84',
  'rakka-mid',
  'eramaa-48',
  'halti',
  'kota-3',
  'flex-110',
  'villa-200',
]);

export const MEMBER_BENEFITS_PAGE: DemoPage = {
  key: 'member-benefits',
  slug: six(
    'jasenalennukset',
    'member-benefits',
    'medlemsformaner',
    'clubvorteile',
    'avantages-club',
    'klubnye-skidki',
  ),
  title: six(
    'Jäsenalennukset',
    'Member discounts',
    'Medlemsrabatter',
    'Mitgliederrabatte',
    'Remises pour les membres',
    'Клубные скидки',
  ),
  text: six(
    `Nämä maksavat klubilaiselle vähemmän. Hinnan näkevät kaikki, ja sen saa, kun on kirjautunut sisään.
    => [Kirjaudu sisään](screen:login) [Liity maksutta](screen:register)
    # Nyt klubihintaan
    ${GOODS.fi}
    # Näin saat klubihinnan
    1) **Verkossa** Kirjaudu sisään ennen tilausta, niin klubihinta on jo korissa.
    2) **Myymälässä** Kerro kassalla sähköpostiosoitteesi.
    -> [Mitä muuta jäsen saa](page:club-offers)`,
    `These cost members less. Everybody sees the price; it is yours once you have logged in.
    => [Log in](screen:login) [Join for free](screen:register)
    # At the club price now
    ${GOODS.en}
    # How to get the club price
    1) **Online** Log in before you order, and the club price is in your cart.
    2) **In a store** Give your e-mail address at the till.
    -> [What else members get](page:club-offers)`,
    `De här kostar medlemmar mindre. Alla ser priset, och det är ditt när du har loggat in.
    => [Logga in](screen:login) [Gå med gratis](screen:register)
    # Nu till klubbpris
    ${GOODS.sv}
    # Så får du klubbpriset
    1) **På nätet** Logga in innan du beställer, så ligger klubbpriset redan i varukorgen.
    2) **I butiken** Uppge din e-postadress i kassan.
    -> [Vad medlemmar också får](page:club-offers)`,
    `Das kostet Mitglieder weniger. Den Preis sehen alle, und er gilt für Sie, sobald Sie angemeldet sind.
    => [Anmelden](screen:login) [Kostenlos beitreten](screen:register)
    # Jetzt zum Clubpreis
    ${GOODS.de}
    # So erhalten Sie den Clubpreis
    1) **Online** Melden Sie sich vor der Bestellung an, dann liegt der Clubpreis schon im Warenkorb.
    2) **In der Filiale** Nennen Sie an der Kasse Ihre E-Mail-Adresse.
    -> [Was Mitglieder noch bekommen](page:club-offers)`,
    `Les membres les paient moins cher. Tout le monde voit le prix\u00a0; il est à vous une fois connecté.
    => [Se connecter](screen:login) [Adhérer gratuitement](screen:register)
    # En ce moment au prix club
    ${GOODS.fr}
    # Comment obtenir le prix club
    1) **En ligne** Connectez-vous avant de commander\u00a0: le prix club est déjà dans le panier.
    2) **En magasin** Donnez votre adresse e-mail à la caisse.
    -> [Les autres avantages des membres](page:club-offers)`,
    `Участникам клуба эти товары обходятся дешевле. Цену видят все, а получает её тот, кто вошёл в аккаунт.
    => [Войти](screen:login) [Вступить бесплатно](screen:register)
    # Сейчас по клубной цене
    ${GOODS.ru}
    # Как получить клубную цену
    1) **В интернете** Войдите перед заказом — клубная цена сразу будет в корзине.
    2) **В магазине** Назовите на кассе свою почту.
    -> [Что ещё получают участники](page:club-offers)`,
  ),
};
