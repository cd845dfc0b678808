import { clubGoods } from '../club-goods';
import type { DemoPage } from '../page';
import { six } from '../six';

const GOODS = clubGoods(['flex-110', 'kaldoaivi', 'eramaa-48', 'kota-3']);

export const CLUB_OFFERS_PAGE: DemoPage = {
  key: 'club-offers',
  scene: 'club-tour',
  slug: six('klubin-edut', 'club-offers', 'klubberbjudanden', 'clubangebote', 'offres-du-club', 'predlozheniya-kluba'),
  title: six('Klubin edut', 'Club offers', 'Klubberbjudanden', 'Clubangebote', 'Offres du club', 'Предложения клуба'),
  text: six(
    `Jäsenenä maksat vähemmän varusteista, huollosta ja vuokrasta. Liittyminen on maksutonta.
    => [Liity klubiin](screen:register) [Kirjaudu sisään](screen:login)
    # Jäsenen edut tässä kuussa
    + @scene/ski-service [Suksihuolto](store:helsinki) Hanki Helsinki. Pohjien hionta ja kantit yhdellä hinnalla, nouto seuraavana päivänä.
    + @scene/rental-tour [Ahkion tai rinkan vuokra](store:jyvaskyla) Hanki Jyväskylä. Kolmas vuorokausi veloituksetta.
    + @scene/sewing [Teltan paikkaus](store:tampere) Hanki Tampere. Kaksi reikää yhden hinnalla.
    # Klubihintaan
    Klubihinnan näkevät kaikki, mutta sen saa vain jäsen.
    ${GOODS.fi}
    # Näin käytät edun
    1) **Verkossa** Kirjaudu sisään ennen tilausta, niin klubihinta on jo korissa.
    2) **Myymälässä** Kerro kassalla sähköpostiosoitteesi.
    -> [Mitä muuta jäsen saa](page:member-benefits)`,
    `Members pay less for gear, service and rental. Joining is free.
    => [Join the club](screen:register) [Log in](screen:login)
    # This month for members
    + @scene/ski-service [Ski service](store:helsinki) Hanki Helsinki. Bases and edges for one price, ready the next day.
    + @scene/rental-tour [Pulk or pack rental](store:jyvaskyla) Hanki Jyväskylä. The third day is free.
    + @scene/sewing [Tent repair](store:tampere) Hanki Tampere. Two holes for the price of one.
    # At a club price
    Everybody sees the club price, but only members get it.
    ${GOODS.en}
    # How to use an offer
    1) **Online** Log in before you order, and the club price is in your cart.
    2) **In a store** Give your e-mail address at the till.
    -> [What else members get](page:member-benefits)`,
    `Som medlem betalar du mindre för utrustning, service och hyra. Att gå med är gratis.
    => [Gå med i klubben](screen:register) [Logga in](screen:login)
    # Månadens förmåner
    + @scene/ski-service [Skidservice](store:helsinki) Hanki Helsinki. Belag och kanter till ett pris, klart nästa dag.
    + @scene/rental-tour [Hyra av pulka eller ryggsäck](store:jyvaskyla) Hanki Jyväskylä. Tredje dygnet utan kostnad.
    + @scene/sewing [Lagning av tält](store:tampere) Hanki Tampere. Två hål till priset av ett.
    # Till klubbpris
    Alla ser klubbpriset, men bara medlemmar får det.
    ${GOODS.sv}
    # Så använder du erbjudandet
    1) **På nätet** Logga in innan du beställer, så ligger klubbpriset redan i varukorgen.
    2) **I butiken** Uppge din e-postadress i kassan.
    -> [Vad medlemmar också får](page:member-benefits)`,
    `Als Mitglied zahlen Sie weniger für Ausrüstung, Service und Verleih. Der Beitritt ist kostenlos.
    => [Mitglied werden](screen:register) [Anmelden](screen:login)
    # Vorteile in diesem Monat
    + @scene/ski-service [Skiservice](store:helsinki) Hanki Helsinki. Belag und Kanten zu einem Preis, am nächsten Tag fertig.
    + @scene/rental-tour [Pulka oder Rucksack mieten](store:jyvaskyla) Hanki Jyväskylä. Der dritte Tag ist kostenlos.
    + @scene/sewing [Zelt flicken](store:tampere) Hanki Tampere. Zwei Löcher zum Preis von einem.
    # Zum Clubpreis
    Den Clubpreis sehen alle, aber nur Mitglieder erhalten ihn.
    ${GOODS.de}
    # So nutzen Sie ein Angebot
    1) **Online** Melden Sie sich vor der Bestellung an, dann liegt der Clubpreis schon im Warenkorb.
    2) **In der Filiale** Nennen Sie an der Kasse Ihre E-Mail-Adresse.
    -> [Was Mitglieder noch bekommen](page:member-benefits)`,
    `Les membres paient moins cher l’équipement, l’entretien et la location. L’adhésion est gratuite.
    => [Rejoindre le club](screen:register) [Se connecter](screen:login)
    # Ce mois-ci, pour les membres
    + @scene/ski-service [Entretien des skis](store:helsinki) Hanki Helsinki. Semelle et carres pour un seul prix, prêt le lendemain.
    + @scene/rental-tour [Location de pulka ou de sac](store:jyvaskyla) Hanki Jyväskylä. Le troisième jour est offert.
    + @scene/sewing [Réparation de tente](store:tampere) Hanki Tampere. Deux trous pour le prix d’un.
    # Au prix club
    Tout le monde voit le prix club, mais seuls les membres en profitent.
    ${GOODS.fr}
    # Comment en profiter
    1) **En ligne** Connectez-vous avant de commander\u00a0: le prix club est déjà dans le panier.
    2) **En magasin** Donnez votre adresse e-mail à la caisse.
    -> [Les autres avantages des membres](page:member-benefits)`,
    `Участники клуба платят меньше за снаряжение, сервис и прокат. Вступление бесплатное.
    => [Вступить в клуб](screen:register) [Войти](screen:login)
    # Для участников в этом месяце
    + @scene/ski-service [Лыжный сервис](store:helsinki) Hanki Helsinki. Скользящая поверхность и канты за одну цену, готово на следующий день.
    + @scene/rental-tour [Прокат волокуш или рюкзака](store:jyvaskyla) Hanki Jyväskylä. Третьи сутки бесплатно.
    + @scene/sewing [Ремонт палатки](store:tampere) Hanki Tampere. Две дырки по цене одной.
    # По клубной цене
    Клубную цену видят все, но платят её только участники клуба.
    ${GOODS.ru}
    # Как воспользоваться
    1) **В интернете** Войдите перед заказом — клубная цена сразу будет в корзине.
    2) **В магазине** Назовите на кассе свою почту.
    -> [Что ещё получают участники](page:member-benefits)`,
  ),
};
