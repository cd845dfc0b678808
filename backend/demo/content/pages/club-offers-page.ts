import type { DemoPage } from '../page';
import { six } from '../six';

export const CLUB_OFFERS_PAGE: DemoPage = {
  key: 'club-offers',
  scene: 'ski-service',
  slug: six('klubin-edut', 'club-offers', 'klubberbjudanden', 'clubangebote', 'offres-du-club', 'predlozheniya-kluba'),
  title: six('Klubin edut', 'Club offers', 'Klubberbjudanden', 'Clubangebote', 'Offres du club', 'Предложения клуба'),
  text: six(
    `Klubihinta näkyy tuotteen kohdalla sekä kirjautuneille että vieraille, mutta sen saa vain jäsen. Liittyminen on maksutonta.
    => [Liity klubiin](screen:register) [Kirjaudu sisään](screen:login)
    # Tässä kuussa
    + **Suksihuolto** Pohjien hionta ja kantit yhdellä hinnalla, nouto seuraavana päivänä. [Hanki Helsinki](store:helsinki) Voimassa kuun loppuun
    + **Ahkion tai rinkan vuokra** Kolmas vuorokausi veloituksetta. [Hanki Jyväskylä](store:jyvaskyla) Voimassa kuun loppuun
    + **Merinopaidan paikkaus** Kaksi reikää yhden hinnalla. [Hanki Tampere](store:tampere) Voimassa kuun loppuun
    # Näin käytät edun
    1) **Verkossa** Kirjaudu sisään ennen tilausta, niin klubihinta on jo korissa.
    2) **Myymälässä** Kerro kassalla sähköpostiosoitteesi.
    -> [Mitä muuta jäsen saa](page:member-benefits)`,
    `Everybody sees the club price of a product, but only members get it. Joining is free.
    => [Join the club](screen:register) [Log in](screen:login)
    # This month
    + **Ski service** Bases and edges for one price, ready the next day. [Hanki Helsinki](store:helsinki) Until the end of the month
    + **Pulk or pack rental** The third day is free. [Hanki Jyväskylä](store:jyvaskyla) Until the end of the month
    + **Merino mending** Two holes for the price of one. [Hanki Tampere](store:tampere) Until the end of the month
    # How to use an offer
    1) **Online** Log in before you order, and the club price is in your cart.
    2) **In a store** Give your e-mail address at the till.
    -> [What else members get](page:member-benefits)`,
    `Alla ser produkternas klubbpris, men bara medlemmar får det. Att gå med är gratis.
    => [Gå med i klubben](screen:register) [Logga in](screen:login)
    # Den här månaden
    + **Skidservice** Belag och kanter till ett pris, klart nästa dag. [Hanki Helsinki](store:helsinki) Gäller månaden ut
    + **Hyra av pulka eller ryggsäck** Tredje dygnet utan kostnad. [Hanki Jyväskylä](store:jyvaskyla) Gäller månaden ut
    + **Lagning av merinotröja** Två hål till priset av ett. [Hanki Tampere](store:tampere) Gäller månaden ut
    # Så använder du erbjudandet
    1) **På nätet** Logga in innan du beställer, så ligger klubbpriset redan i varukorgen.
    2) **I butiken** Uppge din e-postadress i kassan.
    -> [Vad medlemmar också får](page:member-benefits)`,
    `Den Clubpreis sehen alle, aber nur Mitglieder erhalten ihn. Der Beitritt ist kostenlos.
    => [Mitglied werden](screen:register) [Anmelden](screen:login)
    # Diesen Monat
    + **Skiservice** Belag und Kanten zu einem Preis, am nächsten Tag fertig. [Hanki Helsinki](store:helsinki) Gültig bis Monatsende
    + **Pulka oder Rucksack mieten** Der dritte Tag ist kostenlos. [Hanki Jyväskylä](store:jyvaskyla) Gültig bis Monatsende
    + **Merino flicken** Zwei Löcher zum Preis von einem. [Hanki Tampere](store:tampere) Gültig bis Monatsende
    # So nutzen Sie ein Angebot
    1) **Online** Melden Sie sich vor der Bestellung an, dann liegt der Clubpreis schon im Warenkorb.
    2) **In der Filiale** Nennen Sie an der Kasse Ihre E-Mail-Adresse.
    -> [Was Mitglieder noch bekommen](page:member-benefits)`,
    `Tout le monde voit le prix club, mais seuls les membres en profitent. L’adhésion est gratuite.
    => [Rejoindre le club](screen:register) [Se connecter](screen:login)
    # Ce mois-ci
    + **Entretien des skis** Semelle et carres pour un seul prix, prêt le lendemain. [Hanki Helsinki](store:helsinki) Jusqu’à la fin du mois
    + **Location de pulka ou de sac** Le troisième jour est offert. [Hanki Jyväskylä](store:jyvaskyla) Jusqu’à la fin du mois
    + **Reprise de mérinos** Deux trous pour le prix d’un. [Hanki Tampere](store:tampere) Jusqu’à la fin du mois
    # Comment en profiter
    1) **En ligne** Connectez-vous avant de commander\u00a0: le prix club est déjà dans le panier.
    2) **En magasin** Donnez votre adresse e-mail à la caisse.
    -> [Les autres avantages des membres](page:member-benefits)`,
    `Клубную цену видят все, но платят её только участники клуба. Вступление бесплатное.
    => [Вступить в клуб](screen:register) [Войти](screen:login)
    # В этом месяце
    + **Лыжный сервис** Скользящая поверхность и канты за одну цену, готово на следующий день. [Hanki Helsinki](store:helsinki) До конца месяца
    + **Прокат волокуш или рюкзака** Третьи сутки бесплатно. [Hanki Jyväskylä](store:jyvaskyla) До конца месяца
    + **Штопка мериноса** Две дырки по цене одной. [Hanki Tampere](store:tampere) До конца месяца
    # Как воспользоваться
    1) **В интернете** Войдите перед заказом — клубная цена сразу будет в корзине.
    2) **В магазине** Назовите на кассе свою почту.
    -> [Что ещё получают участники](page:member-benefits)`,
  ),
};
