import type { DemoPage } from '../../page';
import { six } from '../../six';

export const CORPORATE_GIFTS: DemoPage = {
  key: 'corporate-gifts',
  slug: six(
    'yritysmyynti/yrityslahjat',
    'business/gifts',
    'foretagsforsaljning/foretagsgavor',
    'firmenkunden/geschenke',
    'entreprises/cadeaux',
    'korporativnye/podarki',
  ),
  title: six(
    'Yrityslahjat',
    'Corporate gifts',
    'Företagsgåvor',
    'Firmengeschenke',
    'Cadeaux d’entreprise',
    'Корпоративные подарки',
  ),
  text: six(
    `Lahja, jota käytetään, on parempi kuin lahja, joka pölyttyy. Teemme lahjan niin, että saaja valitsee itse.
    # Lahjakampanja
    - Sovimme 3–20 tuotteesta, joista saaja valitsee yhden.
    - Saat jokaiselle oman koodin. Koodi toimii verkossa, ja lahja lähetetään suoraan saajalle.
    - Laskutamme vain ne lahjat, jotka lunastetaan.
    # Lahjakortit
    Lahjakortin voi antaa summalla, joka sopii teille. Se käy verkkokaupassa ja kaikissa myymälöissä.
    # Kaiverrus
    Termoksiin ja puukkoihin kaiverretaan yrityksen nimi tai saajan nimikirjaimet. Varaa aikaa kaksi viikkoa.`,
    `A gift that gets used beats one that gathers dust. So the recipient chooses.
    # Gift campaign
    - We agree on three to twenty products, of which each person chooses one.
    - You get a code for each of them. It works online, and the gift goes straight to the recipient.
    - We invoice only the gifts that are redeemed.
    # Gift cards
    Give a gift card of any amount you like. It is valid online and in every store.
    # Engraving
    Flasks and knives can carry your company’s name or the recipient’s initials. Allow two weeks.`,
    `En gåva som används är bättre än en som samlar damm. Därför får mottagaren välja själv.
    # Gåvokampanj
    - Vi kommer överens om tre till tjugo produkter, och var och en väljer en.
    - Ni får en kod till varje person. Den fungerar på nätet och gåvan skickas direkt till mottagaren.
    - Vi fakturerar bara de gåvor som löses in.
    # Presentkort
    Ge ett presentkort på valfritt belopp. Det gäller i webbutiken och i alla butiker.
    # Gravyr
    Termosar och knivar kan graveras med företagets namn eller mottagarens initialer. Räkna med två veckor.`,
    `Ein Geschenk, das benutzt wird, ist besser als eines, das verstaubt. Darum wählen die Beschenkten selbst.
    # Geschenkaktion
    - Wir vereinbaren drei bis zwanzig Produkte, jede Person sucht sich eines aus.
    - Sie erhalten für jede einen Code. Er gilt online, das Geschenk geht direkt an die Person.
    - Berechnet werden nur eingelöste Geschenke.
    # Gutscheine
    Verschenken Sie einen Gutschein über einen beliebigen Betrag. Er gilt online und in allen Filialen.
    # Gravur
    Thermosflaschen und Messer tragen auf Wunsch den Firmennamen oder Initialen. Rechnen Sie mit zwei Wochen.`,
    `Un cadeau qui sert vaut mieux qu’un cadeau qui prend la poussière. C’est donc le destinataire qui choisit.
    # Campagne de cadeaux
    - Nous convenons de trois à vingt produits, chacun en choisit un.
    - Vous recevez un code par personne, valable en ligne ; le cadeau est envoyé directement au destinataire.
    - Seuls les cadeaux choisis sont facturés.
    # Cartes cadeaux
    Offrez une carte du montant de votre choix, valable en ligne et dans tous les magasins.
    # Gravure
    Thermos et couteaux peuvent porter le nom de l’entreprise ou des initiales. Comptez deux semaines.`,
    `Подарок, которым пользуются, лучше того, что пылится. Поэтому выбирает сам получатель.
    # Подарочная акция
    - Мы согласуем от трёх до двадцати товаров, из которых каждый выбирает один.
    - Вы получаете по коду на человека. Код действует в интернет-магазине, подарок отправим прямо получателю.
    - Счёт выставляем только за выбранные подарки.
    # Подарочные карты
    Карта может быть на любую сумму. Она действует в интернет-магазине и во всех магазинах.
    # Гравировка
    На термосы и ножи наносим название компании или инициалы. Рассчитывайте на две недели.`,
  ),
};
