import type { DemoPage } from '../page';
import { six } from '../six';

export const TERMS_PAGE: DemoPage = {
  key: 'terms',
  slug: six('tilausehdot', 'terms', 'villkor', 'agb', 'conditions', 'usloviya'),
  title: six(
    'Tilausehdot',
    'Terms of sale',
    'Köpvillkor',
    'Allgemeine Geschäftsbedingungen',
    'Conditions générales de vente',
    'Условия продажи',
  ),
  text: six(
    `Myyjä on Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere. Ehdot koskevat kuluttajan tilauksia tässä kaupassa.
    # Tilaus ja sopimus
    Sopimus syntyy, kun vahvistamme tilauksen sähköpostilla. Jos hinnassa on ilmeinen virhe, kerromme siitä ennen toimitusta ja voit perua tilauksen.
    # Hinnat
    Hinnat sisältävät toimitusmaan arvonlisäveron. Alennuksen vieressä näkyy alin hinta alennusta edeltäneiltä 30 päivältä.
    # Virhe ja reklamaatio
    Vastaamme tuotteen virheestä kuluttajansuojalain mukaan. Tee reklamaatio lomakkeella kuvien kanssa; vastaamme kahdessa arkipäivässä.
    # Erimielisyydet
    Ota ensin yhteys meihin. Kuluttaja voi viedä asian kuluttajariitalautakuntaan (kuluttajariita.fi).`,
    `The seller is Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Finland. These terms apply to consumers’ orders in this shop.
    # Order and contract
    The contract is made when we confirm the order by e-mail. If a price is plainly wrong, we tell you before delivery and you may cancel.
    # Prices
    Prices include the value added tax of the country of delivery. Next to a reduced price we show the lowest price of the preceding 30 days.
    # Faults and complaints
    We are liable for faults as consumer law requires. Use the complaint form, with pictures; we reply within two working days.
    # Disputes
    Please contact us first. A consumer may take the matter to the Finnish Consumer Disputes Board (kuluttajariita.fi).`,
    `Säljare är Hanki Ulkona Oy, Varastokatu 20, 33100 Tammerfors, Finland. Villkoren gäller konsumenters beställningar i den här butiken.
    # Beställning och avtal
    Avtalet ingås när vi bekräftar beställningen per e-post. Är ett pris uppenbart fel, säger vi till före leverans och du kan avbeställa.
    # Priser
    I priserna ingår leveranslandets moms. Intill ett sänkt pris visas det lägsta priset under de 30 föregående dagarna.
    # Fel och reklamation
    Vi ansvarar för fel enligt konsumentskyddslagen. Använd reklamationsformuläret och bifoga bilder; vi svarar inom två arbetsdagar.
    # Tvister
    Kontakta först oss. En konsument kan föra ärendet till konsumenttvistenämnden (kuluttajariita.fi).`,
    `Verkäufer ist die Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Finnland. Die Bedingungen gelten für Bestellungen von Verbrauchern in diesem Shop.
    # Bestellung und Vertrag
    Der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen. Ist ein Preis offensichtlich falsch, teilen wir Ihnen das vor der Lieferung mit, und Sie können stornieren.
    # Preise
    Die Preise enthalten die Mehrwertsteuer des Lieferlandes. Neben einem reduzierten Preis steht der niedrigste Preis der letzten 30 Tage vor der Ermäßigung.
    # Mängel und Reklamation
    Für Mängel haften wir nach dem Gesetz. Nutzen Sie das Reklamationsformular und fügen Sie Bilder bei; wir antworten innerhalb von zwei Werktagen.
    # Streitfälle
    Wenden Sie sich zuerst an uns. Verbraucher können die finnische Schlichtungsstelle anrufen (kuluttajariita.fi).`,
    `Le vendeur est Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Finlande. Ces conditions s’appliquent aux commandes des consommateurs dans cette boutique.
    # Commande et contrat
    Le contrat est formé quand nous confirmons la commande par e-mail. Si un prix est manifestement erroné, nous vous prévenons avant l’envoi et vous pouvez annuler.
    # Prix
    Les prix comprennent la TVA du pays de livraison. À côté d’un prix réduit figure le prix le plus bas des 30 jours précédents.
    # Défauts et réclamations
    Nous répondons des défauts comme la loi l’exige. Utilisez le formulaire de réclamation, photos à l’appui ; nous répondons sous deux jours ouvrés.
    # Litiges
    Contactez-nous d’abord. Un consommateur peut saisir la commission finlandaise des litiges de consommation (kuluttajariita.fi).`,
    `Продавец — Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Финляндия. Условия действуют для заказов потребителей в этом магазине.
    # Заказ и договор
    Договор заключён, когда мы подтвердили заказ по электронной почте. При явной ошибке в цене мы сообщим до отправки, и заказ можно отменить.
    # Цены
    В цену включён НДС страны доставки. Рядом со скидкой указана самая низкая цена за 30 дней до неё.
    # Недостатки и претензии
    Мы отвечаем за недостатки товара по закону. Заполните форму претензии и приложите фотографии; ответим за два рабочих дня.
    # Споры
    Сначала свяжитесь с нами. Потребитель может обратиться в Совет по потребительским спорам Финляндии (kuluttajariita.fi).`,
  ),
};
