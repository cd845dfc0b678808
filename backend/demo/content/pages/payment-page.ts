import type { DemoPage } from '../page';
import { six } from '../six';

export const PAYMENT_PAGE: DemoPage = {
  key: 'payment',
  slug: six('maksutavat', 'payment-methods', 'betalningssatt', 'zahlungsarten', 'modes-de-paiement', 'sposoby-oplaty'),
  title: six(
    'Maksutavat',
    'Payment methods',
    'Betalningssätt',
    'Zahlungsarten',
    'Moyens de paiement',
    'Способы оплаты',
  ),
  text: six(
    `Kassalla näet ne maksutavat, jotka käyvät toimitusmaahasi ja tilauksesi summaan.
    - Kortti: luotto- ja pankkikortit. Kortin tiedot kirjoitat maksupalvelun sivulle, meille ne eivät tule.
    - Verkkopankki: maksu suoraan omasta pankista.
    - Mobiilimaksu: vahvistus puhelimella.
    - Lasku Suomeen ja Ruotsiin: 14 päivää maksuaikaa, kun tilaus on enintään {eur:1500}.
    - Osamaksu Suomeen, Ruotsiin ja Saksaan: kuukausierissä, kun tilaus on {eur:100}–{eur:5000}.
    # Lahjakortti
    Lahjakortti käy osaan tai koko summaan, ja loppu jää kortille. Se on voimassa kolme vuotta. [Tarkista saldo](screen:giftCardBalance). Lahjakortilla ei voi ostaa lahjakorttia.
    # Valuutta
    Näytämme hinnat valitsemassasi valuutassa ja veloitamme saman summan. Ruplahinnat ovat arvioita keskuspankin kurssilla, ja veloitus tehdään euroina.
    # Jos maksu keskeytyy
    Tuotteesi ovat varattuina 30 minuuttia tilauksen tekemisestä. Sinä aikana voit maksaa uudelleen millä tavalla tahansa; sen jälkeen tilaus raukeaa ja tuotteet vapautuvat. Tilausta ei synny kahdesti, eikä sinulta veloiteta kahdesti.
    # Kuitti
    Kuitin saat tilauksen sivulta PDF-tiedostona. Jos rahaa palautetaan, se tulee [samalla tavalla kuin maksoit](page:returns).`,
    `At checkout you see the methods that suit your country of delivery and the sum of your order.
    - Card: credit and debit cards. You type the card’s details on the payment service’s page; we never get them.
    - Online bank: straight from your own bank.
    - Mobile payment: confirmed with your phone.
    - Invoice to Finland and Sweden: 14 days to pay, for orders up to {eur:1500}.
    - Instalments to Finland, Sweden and Germany: monthly, for orders from {eur:100} to {eur:5000}.
    # Gift cards
    A gift card pays all of the sum or a part of it, and the rest stays on the card. It is valid for three years. [Check the balance](screen:giftCardBalance). A gift card cannot buy a gift card.
    # Currency
    We show prices in the currency you choose and charge exactly that amount. Rouble prices are estimates at the central bank’s rate; the charge is made in euros.
    # If a payment is interrupted
    Your products are reserved for 30 minutes from placing the order. Within that time you may pay again by any method; after it the order lapses and the products are released. An order is never placed twice, nor are you charged twice.
    # Receipt
    The receipt is on the order’s page as a PDF. If money is refunded, it comes back [the way you paid](page:returns).`,
    `I kassan ser du de betalningssätt som passar ditt leveransland och beställningens summa.
    - Kort: kredit- och bankkort. Kortuppgifterna skriver du på betaltjänstens sida, till oss kommer de aldrig.
    - Nätbank: direkt från din egen bank.
    - Mobilbetalning: bekräfta med mobilen.
    - Faktura till Finland och Sverige: 14 dagars betalningstid, för beställningar upp till {eur:1500}.
    - Delbetalning till Finland, Sverige och Tyskland: månadsvis, för beställningar på {eur:100}–{eur:5000}.
    # Presentkort
    Ett presentkort räcker till hela summan eller en del, och resten blir kvar på kortet. Det gäller i tre år. [Kontrollera saldot](screen:giftCardBalance). Med presentkort går det inte att köpa presentkort.
    # Valuta
    Vi visar priserna i den valuta du väljer och debiterar samma belopp. Rubelpriser är uppskattningar enligt centralbankens kurs; debiteringen sker i euro.
    # Om betalningen avbryts
    Produkterna är reserverade i 30 minuter från beställningen. Under den tiden kan du betala på nytt på vilket sätt som helst; därefter förfaller beställningen och produkterna släpps. En beställning görs aldrig två gånger, och du debiteras inte två gånger.
    # Kvitto
    Kvittot finns som pdf på beställningens sida. Återbetalas pengar kommer de [på samma sätt som du betalade](page:returns).`,
    `An der Kasse sehen Sie die Zahlungsarten, die zu Ihrem Lieferland und zur Summe passen.
    - Karte: Kredit- und Debitkarten. Die Kartendaten geben Sie auf der Seite des Zahlungsdienstes ein, zu uns gelangen sie nie.
    - Online-Banking: direkt von Ihrer Bank.
    - Mobile Zahlung: Bestätigung mit dem Handy.
    - Rechnung nach Finnland und Schweden: 14 Tage Zahlungsziel, für Bestellungen bis {eur:1500}.
    - Ratenzahlung nach Finnland, Schweden und Deutschland: monatlich, für Bestellungen von {eur:100} bis {eur:5000}.
    # Geschenkgutscheine
    Ein Gutschein bezahlt alles oder einen Teil, der Rest bleibt auf dem Gutschein. Er gilt drei Jahre. [Guthaben prüfen](screen:giftCardBalance). Mit einem Gutschein lässt sich kein Gutschein kaufen.
    # Währung
    Wir zeigen die Preise in der gewählten Währung und buchen genau diesen Betrag ab. Rubelpreise sind Richtwerte zum Kurs der Zentralbank; abgebucht wird in Euro.
    # Wenn eine Zahlung abbricht
    Ihre Produkte bleiben ab der Bestellung 30 Minuten reserviert. In dieser Zeit zahlen Sie erneut auf beliebigem Weg; danach verfällt die Bestellung, und die Produkte werden frei. Eine Bestellung entsteht nie doppelt, und es wird nie doppelt abgebucht.
    # Beleg
    Den Beleg gibt es auf der Seite der Bestellung als PDF. Erstattungen kommen [auf demselben Weg](page:returns) zurück, auf dem Sie bezahlt haben.`,
    `À la caisse, vous voyez les moyens qui conviennent à votre pays de livraison et au montant de la commande.
    - Carte : cartes de crédit et de débit. Vous saisissez les données sur la page du service de paiement ; elles ne nous parviennent jamais.
    - Banque en ligne : directement depuis votre banque.
    - Paiement mobile : validation avec votre téléphone.
    - Facture pour la Finlande et la Suède : 14 jours pour payer, jusqu’à {eur:1500} de commande.
    - Paiement en plusieurs fois pour la Finlande, la Suède et l’Allemagne : en mensualités, de {eur:100} à {eur:5000}.
    # Cartes cadeaux
    Une carte cadeau règle tout ou partie de la somme, le reste demeure sur la carte. Elle est valable trois ans. [Consulter le solde](screen:giftCardBalance). Une carte cadeau n’achète pas de carte cadeau.
    # Devise
    Les prix s’affichent dans la devise choisie et le même montant est débité. Les prix en roubles sont indicatifs, au taux de la banque centrale ; le débit se fait en euros.
    # Si le paiement s’interrompt
    Vos produits restent réservés 30 minutes à compter de la commande. Dans ce délai, vous pouvez payer de nouveau, par le moyen de votre choix ; ensuite la commande s’éteint et les produits sont libérés. Une commande n’est jamais créée deux fois, ni débitée deux fois.
    # Reçu
    Le reçu se trouve en PDF sur la page de la commande. Un remboursement revient [par le moyen utilisé pour payer](page:returns).`,
    `При оформлении вы видите те способы, которые подходят стране доставки и сумме заказа.
    - Карта: кредитные и дебетовые. Данные карты вы вводите на странице платёжного сервиса, к нам они не попадают.
    - Интернет-банк: напрямую из вашего банка.
    - Мобильный платёж: подтверждение в телефоне.
    - Счёт для Финляндии и Швеции: 14 дней на оплату, для заказов до {eur:1500}.
    - Рассрочка для Финляндии, Швеции и Германии: помесячно, для заказов от {eur:100} до {eur:5000}.
    # Подарочная карта
    Картой можно оплатить всю сумму или часть, остаток сохранится. Она действует три года. [Проверить баланс](screen:giftCardBalance). Купить подарочную карту подарочной картой нельзя.
    # Валюта
    Цены показаны в выбранной валюте, и списывается та же сумма. Цены в рублях — ориентировочные, по курсу центрального банка; списание происходит в евро.
    # Если оплата прервалась
    Товары зарезервированы на 30 минут с момента заказа. За это время можно оплатить снова любым способом; потом заказ аннулируется, а товары освобождаются. Дважды заказ не оформится и деньги дважды не спишутся.
    # Чек
    Чек в формате PDF — на странице заказа. Возврат приходит [тем же способом, которым вы платили](page:returns).`,
  ),
};
