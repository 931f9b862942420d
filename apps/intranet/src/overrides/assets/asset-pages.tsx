import { Button } from "@mantine/core";
import type { ListScreen } from "@portal/definition";
import { Link } from "react-router-dom";
import { ListPage } from "../../screens/list/list-page";
import { AssetScan } from "./asset-scan";

/** What somebody uses; in a stock-taking it is looked at label by label, with a phone. */
export function MyAssetPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} sides={{ check: { above: <AssetScan /> } }} />;
}

/** Everything that the company owns, with the way to a stock-taking. */
export function AssetListPage({ screen }: { screen: ListScreen }) {
  return (
    <ListPage
      screen={screen}
      actions={
        <Button component={Link} to="/mypims/assetmanagementreportlist?list=rounds#add" size="xs" variant="default">
          실사 시작
        </Button>
      }
    />
  );
}
