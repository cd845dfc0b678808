import type { DemoTabbedPage } from '../content-item';
import { six } from '../six';
import { CLUB_TAB, PAYMENT_TAB, RETURNS_TAB } from './customer-service-money';
import { DELIVERY_TABS } from './delivery-tabs';

export const CUSTOMER_SERVICE: DemoTabbedPage = {
  key: 'customer-service',
  scene: 'counter',
  slug: six(
    'asiakaspalvelu',
    'customer-service',
    'kundtjanst',
    'kundenservice',
    'service-client',
    'sluzhba-podderzhki',
  ),
  title: six('Asiakaspalvelu', 'Customer service', 'Kundtjänst', 'Kundenservice', 'Service client', 'Служба поддержки'),
  tabs: [
    {
      slug: six('tilaaminen', 'ordering', 'bestalla', 'bestellen', 'commander', 'zakaz'),
      title: six('Tilaaminen', 'Ordering', 'Beställa', 'Bestellen', 'Commander', 'Заказ'),
      text: six(
        `Tilata voi tilin kanssa tai ilman. Ilman tiliä tarvitset myöhemmin kaksi asiaa: sähköpostin ja tilausnumeron.
        # Koko mietityttää?
        Jokaisella vaatteella ja kengällä on kokotaulukko, ja arvosteluissa asiakkaat kertovat, oliko koko pieni vai suuri. Jos epäröit kahden välillä, tilaa molemmat: sovittamaton ja sovitettu palautuvat samoin ehdoin.
        # Loppunut koko
        Pyydä tuotesivulla ilmoitus, niin lähetämme yhden viestin, kun koko tulee takaisin. Varausta siitä ei synny.
        # Virhe tilauksessa?
        Niin kauan kuin tilausta kerätään, peru se itse [sen sivulta](screen:viewOrder) ja tilaa uudelleen. Osoitteen voi korjata vain ihminen, ja vain ennen pakkaamista: [kirjoita heti](screen:ask).
        # Puhelimessa
        Verkkokaupan numero on [+358 3 4245 0120](tel:+358342450120). Myymälöillä on omansa, ja ne tietävät hyllyistään eniten: [myymälät](screen:stores).`,
        `You may order with an account or without. Without one you will need two things later: your e-mail address and the order number.
        # Unsure about size?
        Every garment and shoe has a size chart, and in reviews customers say whether it came up small or large. If you hesitate between two, order both: tried on or not, they come back on the same terms.
        # Sold out in your size
        Ask for a notice on the product’s page and we send one message when it is back. It does not reserve anything.
        # A mistake in your order?
        While it is being picked, cancel it yourself on [its page](screen:viewOrder) and order again. An address can be changed only by a person, and only before packing: [write at once](screen:ask).
        # By telephone
        The web shop’s number is [+358 3 4245 0120](tel:+358342450120). Each store has its own, and knows its shelves best: [stores](screen:stores).`,
        `Du kan beställa med konto eller utan. Utan konto behöver du senare två saker: din e-postadress och ordernumret.
        # Osäker på storleken?
        Varje plagg och sko har en storlekstabell, och i recensionerna berättar kunder om storleken var liten eller stor. Tvekar du mellan två beställer du båda: provade eller inte kommer de tillbaka på samma villkor.
        # Slut i din storlek
        Be om bevakning på produktens sida så skickar vi ett meddelande när storleken finns igen. Någon reservation blir det inte.
        # Fel i beställningen?
        Medan den plockas kan du själv annullera den på [dess sida](screen:viewOrder) och beställa på nytt. Adressen kan bara en människa ändra, och bara före packningen: [skriv genast](screen:ask).
        # Per telefon
        Webbutikens nummer är [+358 3 4245 0120](tel:+358342450120). Butikerna har egna och känner sina hyllor bäst: [butiker](screen:stores).`,
        `Bestellen können Sie mit Konto oder ohne. Ohne Konto brauchen Sie später zweierlei: E-Mail-Adresse und Bestellnummer.
        # Unsicher bei der Größe?
        Zu jedem Kleidungsstück und Schuh gibt es eine Größentabelle, und in den Bewertungen steht, ob etwas klein oder groß ausfällt. Wer zwischen zwei Größen schwankt, bestellt beide: Zurück gehen sie zu denselben Bedingungen.
        # In Ihrer Größe vergriffen
        Bitten Sie auf der Produktseite um eine Benachrichtigung, dann senden wir eine einzige Nachricht, wenn sie wieder da ist. Reserviert wird damit nichts.
        # Fehler in der Bestellung?
        Solange sie zusammengestellt wird, stornieren Sie selbst auf [ihrer Seite](screen:viewOrder) und bestellen neu. Eine Adresse kann nur ein Mensch ändern, und nur vor dem Packen: [schreiben Sie sofort](screen:ask).
        # Am Telefon
        Die Nummer des Onlineshops ist [+358 3 4245 0120](tel:+358342450120). Die Filialen haben eigene und kennen ihre Regale am besten: [Filialen](screen:stores).`,
        `On commande avec un compte ou sans. Sans compte, il vous faudra plus tard deux choses : votre e-mail et le numéro de commande.
        # Un doute sur la taille ?
        Chaque vêtement et chaque chaussure a son guide des tailles, et dans les avis les clients disent s’il taille petit ou grand. Entre deux tailles, commandez les deux : essayées ou non, elles se retournent aux mêmes conditions.
        # Votre taille est épuisée
        Demandez une alerte sur la page du produit : nous envoyons un seul message à son retour. Cela ne réserve rien.
        # Une erreur dans la commande ?
        Tant qu’elle se prépare, annulez-la vous-même sur [sa page](screen:viewOrder) et recommencez. Seule une personne peut changer l’adresse, et seulement avant l’emballage : [écrivez tout de suite](screen:ask).
        # Par téléphone
        Le numéro de la boutique en ligne est le [+358 3 4245 0120](tel:+358342450120). Chaque magasin a le sien et connaît ses rayons mieux que nous : [magasins](screen:stores).`,
        `Заказать можно с аккаунтом или без него. Без аккаунта потом понадобятся две вещи: адрес почты и номер заказа.
        # Сомневаетесь в размере?
        У каждой вещи и пары есть таблица размеров, а в отзывах покупатели пишут, маломерит она или нет. Если колеблетесь между двумя, закажите обе: примеренная и непримеренная возвращаются одинаково.
        # Вашего размера нет
        Попросите на странице товара уведомление — пришлём одно сообщение, когда размер появится. Резерв при этом не создаётся.
        # Ошибка в заказе?
        Пока заказ собирают, отмените его сами на [его странице](screen:viewOrder) и закажите заново. Адрес меняет только человек и только до упаковки: [напишите сразу](screen:ask).
        # По телефону
        Номер интернет-магазина — [+358 3 4245 0120](tel:+358342450120). У магазинов свои номера, и свои полки они знают лучше всех: [магазины](screen:stores).`,
      ),
    },
    {
      slug: six('toimitus', 'delivery', 'leverans', 'lieferung', 'livraison', 'dostavka'),
      title: six('Toimitus', 'Delivery', 'Leverans', 'Lieferung', 'Livraison', 'Доставка'),
      text: six(
        `Valitse alta, mitä toimitustapaa kysymyksesi koskee. Hinnat ja ajat ovat kootusti sivulla [Toimitus](page:delivery).
        ! Kaikissa tapauksissa sama sääntö: kun jokin on myöhässä tai rikki, [kerro meille](screen:ask), älä kuljettajalle. Paketti on meidän vastuullamme, kunnes se on sinulla.`,
        `Choose below which way of delivery your question is about. Prices and times are together under [Delivery](page:delivery).
        ! One rule for all: when something is late or broken, [tell us](screen:ask), not the carrier. The parcel is our responsibility until you have it.`,
        `Välj nedan vilket leveranssätt din fråga gäller. Priser och tider är samlade under [Leverans](page:delivery).
        ! En regel för alla: är något sent eller trasigt, [berätta för oss](screen:ask), inte för transportören. Paketet är vårt ansvar tills du har det.`,
        `Wählen Sie unten, welche Versandart Ihre Frage betrifft. Preise und Zeiten stehen gesammelt unter [Versand](page:delivery).
        ! Eine Regel für alle Fälle: Ist etwas verspätet oder kaputt, [sagen Sie es uns](screen:ask), nicht dem Paketdienst. Bis Sie das Paket haben, stehen wir dafür ein.`,
        `Choisissez ci-dessous le mode de livraison concerné. Prix et délais sont réunis à la page [Livraison](page:delivery).
        ! Une seule règle : retard ou casse, [dites-le-nous](screen:ask), pas au transporteur. Le colis est sous notre responsabilité jusqu’à ce que vous l’ayez.`,
        `Выберите ниже, о каком способе доставки ваш вопрос. Цены и сроки собраны на странице [Доставка](page:delivery).
        ! Правило одно: если что-то опоздало или сломалось, [скажите нам](screen:ask), а не перевозчику. Пока посылка не у вас, отвечаем мы.`,
      ),
      nested: DELIVERY_TABS,
    },
    RETURNS_TAB,
    PAYMENT_TAB,
    CLUB_TAB,
  ],
};
