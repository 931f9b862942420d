// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { type Address, useAddress } from "./use-address";

let address: Address;

function Page() {
  address = useAddress();
  return <p>{JSON.stringify(address.query)}</p>;
}

test("a change builds on the one before, also before that was drawn", async () => {
  const routes = [{ path: "*", element: <Page /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/rooms?date=2026-03-02&page=3"] })} />);
  const first = address;
  await act(async () => {
    first.look({ people: 12 });
    first.change({ free: "10:00", date: "" });
  });
  expect(await screen.findByText('{"people":"12","free":"10:00"}')).toBeDefined();
  act(() => address.clear());
  expect(await screen.findByText("{}")).toBeDefined();
});
