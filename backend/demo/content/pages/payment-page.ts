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
    `Maksat haluamallasi tavalla, ja veloitamme vasta, kun tilaus on vahvistettu.
    - Kortti: luotto- ja pankkikortit.
    - Verkkopankki: maksu suoraan omasta pankista.
    - Mobiilimaksu: vahvistus puhelimella.
    - Lasku: 14 päivää maksuaikaa, kun tilaus on enintään {eur:1500}.
    # Valuutta
    Näytämme hinnat valitsemassasi valuutassa ja veloitamme saman summan. Ruplahinnat ovat arvioita keskuspankin kurssilla, ja veloitus tehdään euroina.
    # Jos maksu keskeytyy
    Ostoskorisi säilyy. Yritä uudelleen tai valitse toinen maksutapa; tilausta ei synny kahdesti.`,
    `You pay the way you like, and we charge only once the order is confirmed.
    - Card: credit and debit cards.
    - Online bank: straight from your own bank.
    - Mobile payment: confirmed with your phone.
    - Invoice: 14 days to pay, for orders up to {eur:1500}.
    # Currency
    We show prices in the currency you choose and charge exactly that amount. Rouble prices are estimates at the central bank’s rate; the charge is made in euros.
    # If a payment is interrupted
    Your cart is kept. Try again or choose another payment method; an order is never placed twice.`,
    `Du betalar som du vill, och vi debiterar först när beställningen är bekräftad.
    - Kort: kredit- och bankkort.
    - Nätbank: direkt från din egen bank.
    - Mobilbetalning: bekräfta med mobilen.
    - Faktura: 14 dagars betalningstid, för beställningar upp till {eur:1500}.
    # Valuta
    Vi visar priserna i den valuta du väljer och debiterar samma belopp. Rubelpriser är uppskattningar enligt centralbankens kurs; debiteringen sker i euro.
    # Om betalningen avbryts
    Varukorgen finns kvar. Försök igen eller välj ett annat betalningssätt; en beställning görs aldrig två gånger.`,
    `Sie zahlen, wie Sie möchten, und wir buchen erst ab, wenn die Bestellung bestätigt ist.
    - Karte: Kredit- und Debitkarten.
    - Online-Banking: direkt von Ihrer Bank.
    - Mobile Zahlung: Bestätigung mit dem Handy.
    - Rechnung: 14 Tage Zahlungsziel, für Bestellungen bis {eur:1500}.
    # Währung
    Wir zeigen die Preise in der gewählten Währung und belasten genau diesen Betrag. Rubelpreise sind Richtwerte zum Kurs der Zentralbank; belastet wird in Euro.
    # Wenn eine Zahlung abbricht
    Ihr Warenkorb bleibt erhalten. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart; eine Bestellung wird nie doppelt ausgeführt.`,
    `Vous payez comme vous voulez, et nous ne débitons qu’une fois la commande confirmée.
    - Carte : cartes de crédit et de débit.
    - Banque en ligne : directement depuis votre banque.
    - Paiement mobile : validation avec votre téléphone.
    - Facture : 14 jours pour payer, jusqu’à {eur:1500} de commande.
    # Devise
    Les prix s’affichent dans la devise choisie et le même montant est débité. Les prix en roubles sont indicatifs, au taux de la banque centrale ; le débit se fait en euros.
    # Si le paiement s’interrompt
    Votre panier est conservé. Réessayez ou choisissez un autre moyen de paiement : une commande n’est jamais créée deux fois.`,
    `Платите так, как удобно: мы списываем деньги только после подтверждения заказа.
    - Карта: кредитные и дебетовые карты.
    - Интернет-банк: напрямую из вашего банка.
    - Мобильный платёж: подтверждение в телефоне.
    - Счёт: 14 дней на оплату, для заказов до {eur:1500}.
    # Валюта
    Цены показаны в выбранной валюте, и списывается та же сумма. Цены в рублях — ориентировочные, по курсу центрального банка; списание происходит в евро.
    # Если оплата прервалась
    Корзина сохранится. Попробуйте снова или выберите другой способ оплаты: заказ не оформится дважды.`,
  ),
};
